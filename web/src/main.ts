import "@fontsource-variable/bitter/index.css";
import "@fontsource/rye/latin-400.css";
import "$fonts/fonts.css";
import "./theme.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { mendLostParts } from "./net/lost-parts";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { words } from "./text/words.svelte";

mendLostParts();
settings.begin();
router.listen();
await words.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
