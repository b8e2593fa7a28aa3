"use strict";
// The bare page: no build, no parts, nothing but what the server says. See docs/protocol.md for the messages.
const el = (id) => document.getElementById(id);
let socket = null, place = null, update = null, seq = 0;

const seats = () => JSON.parse(localStorage.getItem("seats") || "[]");
const remember = (seat) =>
  localStorage.setItem("seats", JSON.stringify([seat, ...seats().filter((other) => other.token !== seat.token)].slice(0, 20)));
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const newToken = () => Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function call(method, path, body) {
  const answer = await fetch(path, {
    method, headers: body ? { "content-type": "application/json" } : {}, body: body ? JSON.stringify(body) : undefined,
  });
  const said = await answer.json();
  if (!answer.ok) { alert(said.code + " " + JSON.stringify(said.parameters)); throw new Error(said.code); }
  return said;
}

function sit(where) {
  place = where; seq = 0;
  remember(where);
  el("gate").hidden = true; el("table").hidden = false;
  connect();
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table: place.table, token: place.token, since: seq }));
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = (event) => {
    el("status").textContent = "Connection closed: " + (event.reason || "lost");
    if (event.code !== 4000) setTimeout(connect, 1500);
  };
}

const send = (message) => socket.send(JSON.stringify(message));
const ask = (request) => send({ type: "ask", id: newId(), request });

function take(message) {
  if (message.type === "update") return show(message);
  if (message.type === "welcome") { el("info").textContent = JSON.stringify(message.table, null, 1); return; }
  if (message.type === "presence") { el("status").dataset.connected = message.connected.join(", "); return; }
  el("answer").textContent = JSON.stringify(message);
}

function show(message) {
  if (message.after > seq && seq > 0) { send({ type: "missing", since: seq }); return; }
  if (message.seq < seq) return;
  update = message; seq = message.seq;
  for (const news of message.news || []) {
    const line = document.createElement("li");
    line.textContent = JSON.stringify(news.ruleset ? { ...news, ruleset: "..." } : news);
    el("news").prepend(line);
  }
  if (message.table) el("info").textContent = JSON.stringify(message.table, null, 1);
  el("view").textContent = message.view ? JSON.stringify(message.view, null, 1) : "No game yet.";
  const waited = (message.awaited || []).includes(place.seat) ? "Your turn." : "Waiting for " + (message.awaited || []).join(", ");
  el("status").textContent = `Table ${place.table}, invitation ${place.code}, seat ${place.seat}, update ${seq}. ${message.view ? waited : ""}`;
  showPrompts(message.prompts || []);
}

function showPrompts(prompts) {
  el("prompts").replaceChildren(...prompts.map((prompt) => {
    const button = document.createElement("button");
    button.textContent = JSON.stringify(prompt);
    button.onclick = () => { el("action").value = JSON.stringify(sample(prompt)); };
    return button;
  }));
}

// A plain answer to each prompt, to be changed by hand before it is sent.
function sample(prompt) {
  const view = update.view;
  const cards = (goods) => Object.entries(goods).flatMap(([good, count]) => Array(count).fill(good));
  const count = (list) => list.reduce((goods, good) => ({ ...goods, [good]: (goods[good] || 0) + 1 }), {});
  switch (prompt.prompt) {
    case "open_market_prompt": return { action: "open_market", first: prompt.merchants[0] };
    case "set_aside_prompt": return { action: "set_aside", goods: {} };
    case "draw_prompt": return { action: "draw", source: prompt.sources[prompt.sources.length - 1] };
    case "discard_prompt": return { action: "discard", pile: prompt.piles[0], cards: cards(prompt.goods) };
    case "load_bag_prompt": return { action: "load_bag", goods: count(cards(view.hand).slice(0, 1)) };
    case "declare_prompt": return { action: "declare", good: prompt.goods[0], count: prompt.count };
    case "settle_prompt": return { action: prompt.may_pass ? "pass" : "inspect", bag: prompt.bag };
    case "place_prompt": return { action: "place", pile: prompt.piles[0], cards: cards(prompt.goods) };
    case "pay_prompt": return { action: "pay", goods: prompt.goods };
    default: return { action: prompt.prompt.replace(/_prompt$/, ""), ...prompt, prompt: undefined };
  }
}

el("set").onsubmit = async (event) => {
  event.preventDefault();
  const options = el("options").value.split(",").map((option) => option.trim()).filter(Boolean);
  sit(await call("POST", "/api/tables", {
    name: el("name").value, token: newToken(), bots: Array(Number(el("bots").value)).fill(el("bot").value),
    settings: { edition: el("edition").value, players: Number(el("players").value), options, is_public: el("public").checked },
  }));
};
el("join").onsubmit = async (event) => {
  event.preventDefault();
  const code = el("code").value.trim().toUpperCase();
  const found = await call("POST", "/api/find", { code });
  sit(await call("POST", `/api/tables/${found.table}/seats`, { name: el("name").value, code, token: newToken() }));
};
el("act").onsubmit = (event) => {
  event.preventDefault();
  send({ type: "command", id: newId(), at: update.at, action: JSON.parse(el("action").value) });
};
el("check").onclick = () => send({ type: "check", id: newId(), action: JSON.parse(el("action").value) });
el("start").onclick = () => ask({ request: "start" });
el("ready").onclick = () => ask({ request: "set_ready", is_ready: true });
el("hurry").onclick = () => ask({ request: "hurry" });
el("rematch").onclick = () => ask({ request: "rematch" });
el("leave").onclick = () => ask({ request: "leave" });
el("phrase").onchange = () => ask({ request: "say", phrase: el("phrase").value });

call("GET", "/api/offerings").then((offerings) => {
  const fill = (id, values) => el(id).replaceChildren(...values.map((value) => new Option(value)));
  fill("edition", offerings.editions.map((edition) => edition.id));
  fill("bot", offerings.bots);
  fill("phrase", offerings.phrases);
  el("mine").replaceChildren(...seats().map((seat) => {
    const line = document.createElement("li"), button = document.createElement("button");
    button.textContent = `Table ${seat.table}, seat ${seat.seat}`;
    button.onclick = () => sit(seat);
    line.append(button);
    return line;
  }));
});
