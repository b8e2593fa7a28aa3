import { mount } from "svelte";
import "../styles/index.css";
import { layOutSprite } from "../art/sprite";
import { tongue } from "../i18n/tongue.svelte";
import { LANGUAGES, type Language } from "../protocol/protocol";
import { speakers } from "../sound/sound.svelte";
import Gallery from "./Gallery.svelte";
import Table from "./Table.svelte";

// ?light=night&lang=pl&page=table: so that one command can photograph every light, language and page.
const asked = new URLSearchParams(location.search);
document.documentElement.dataset["light"] = asked.get("light") ?? "day";
speakers.wakeOnTouch();
const language = asked.get("lang") as Language;
await Promise.all([layOutSprite(), tongue.choose(LANGUAGES.includes(language) ? language : "en")]);
const players = Number(asked.get("players") ?? 4);
const target = document.getElementById("app")!;
if (asked.get("page") === "table") mount(Table, { target, props: { players } });
else mount(Gallery, { target });
await document.fonts.ready;
document.documentElement.dataset["ready"] = "true";
