import { mount } from "svelte";
import "./styles/index.css";
import { layOutSprite } from "./art/sprite";
import { tongue } from "./i18n/tongue.svelte";
import App from "./shell/App.svelte";
import { lights } from "./shell/light.svelte";
import { watchForNewer } from "./shell/newer";
import { router } from "./shell/route.svelte";
import { speakers } from "./sound/sound.svelte";

// Drawings and words come at the same time; the page waits for the words alone.
layOutSprite().catch(console.error);
lights.start();
router.start();
watchForNewer();
speakers.wakeOnTouch();
await tongue.start();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && isSecureContext)
  void import("./shell/install").then(({ makeInstallable }) => makeInstallable()).catch(console.error);
