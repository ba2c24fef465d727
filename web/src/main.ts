import { mount } from "svelte";

import "./lib/base.css";
import App from "./App.svelte";
import { learn, preferences } from "./lib/page.svelte";
import { goInSteps } from "./lib/steps";
import { fetchAhead } from "./table/ahead";

goInSteps();
// Over a slow line fonts would hold up by seconds what a table is drawn with.
void fetchAhead(location.pathname).then(() => import("./lib/fonts.css"));
const begin = () => mount(App, { target: document.getElementById("app")! });
void learn(preferences.language).then(begin, begin); // better in English than not at all
