import { mount } from "svelte";

import "./lib/base.css";
import App from "./App.svelte";
import { fetchFonts } from "./lib/fonts";
import { learn, preferences } from "./lib/page.svelte";
import { goInSteps } from "./lib/steps";
import { prefetch } from "./table/prefetch";

goInSteps();
void prefetch(location.pathname).then(fetchFonts);
const begin = () => mount(App, { target: document.getElementById("app")! });
void learn(preferences.language).then(begin, begin); // better in English than not at all
