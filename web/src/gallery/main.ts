import { mount } from "svelte";
import "../styles/index.css";
import { layOutSprite } from "../art/sprite";
import { tongue } from "../i18n/tongue.svelte";
import { LANGUAGES, type Language } from "../protocol/protocol";
import { speakers } from "../sound/sound.svelte";
import Gallery from "./Gallery.svelte";

// ?light=night&lang=pl: so that one command can photograph every light and language.
const asked = new URLSearchParams(location.search);
document.documentElement.dataset["light"] = asked.get("light") ?? "day";
speakers.wakeOnTouch();
const language = asked.get("lang") as Language;
await Promise.all([layOutSprite(), tongue.choose(LANGUAGES.includes(language) ? language : "en")]);
mount(Gallery, { target: document.getElementById("app")! });
await document.fonts.ready;
document.documentElement.dataset["ready"] = "true";
