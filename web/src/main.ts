import { mount } from "svelte";

import "./lib/fonts.css";
import "./lib/base.css";
import App from "./App.svelte";
import { learn, preferences } from "./lib/page.svelte";
import { fetchAhead } from "./table/ahead";

fetchAhead(location.pathname);
const begin = () => mount(App, { target: document.getElementById("app")! });
void learn(preferences.language).then(begin, begin); // better in English than not at all
