// Runs inside the page: what a visitor does there, in an engine that nothing steers from outside.

const PATIENCE_MS = 60_000;

async function until(what, find) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`It never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** All that is shown, inside open shadow roots too. */
function* everything(root = document) {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}
const find = (selector) => [...everything()].find((element) => element.matches(selector));
const saying = (words) =>
  [...everything()].find(({ children, textContent }) => !children.length && textContent === words);

async function book({ packageName, concept, fields, sent }) {
  // The first sign of life wakes the widgets.
  document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  find(`main [data-package="${packageName}"]`).click();
  const dialog = await until("the dialog", () => find("dialog[open]"));
  const field = (name) => dialog.querySelector(`[name=${name}]`);
  await until("the concept", () => field("destination")?.value === concept);
  for (const [name, value] of Object.entries(fields)) {
    field(name).value = value;
    field(name).dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }
  dialog.querySelector("[part=submit]").click();
  await until("the notice", () => saying(sent));
  await until("the dialog's end", () => !find("dialog[open]"));
  return { open: false, left: field("name").value };
}

addEventListener("load", async () => {
  const task = await (await fetch("/visitor/task")).json();
  const report = await book(task).catch(({ message }) => ({ fault: message }));
  await fetch("/visitor/report", { method: "POST", body: JSON.stringify(report) });
});
