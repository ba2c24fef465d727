import { mount } from "svelte";

import "./lib/base.css";
import App from "./App.svelte";
import { fetchFonts } from "./lib/fonts";
import { learn, preferences } from "./lib/page.svelte";
import { goInSteps } from "./lib/steps";
import { fetchAhead } from "./table/ahead";

goInSteps();
void fetchAhead(location.pathname).then(fetchFonts);
const begin = () => mount(App, { target: document.getElementById("app")! });
void learn(preferences.language).then(begin, begin); // better in English than not at all
