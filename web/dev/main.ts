import { mount } from "svelte";

import "../src/lib/fonts.css";
import "../src/lib/base.css";
import "../src/lib/steps";
import Dev from "./Dev.svelte";

mount(Dev, { target: document.getElementById("app")! });
