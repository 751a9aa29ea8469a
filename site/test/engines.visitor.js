// Runs inside the page: what a visitor does there, in an engine that nothing steers from outside.

const PATIENCE_MS = 60_000;

/**
 * @typedef {object} Task what the visitor is to do, as the test gives it.
 * @property {string} packageName
 * @property {string} concept
 * @property {Record<string, string>} fields
 * @property {string} sent
 */

/**
 * @template Found
 * @param {string} what
 * @param {() => Found | undefined} find
 */
async function until(what, find) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`It never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * All that is shown, inside open shadow roots too.
 * @param {ParentNode} root
 * @returns {Generator<Element>}
 */
function* everything(root = document) {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}
const find = (/** @type {string} */ selector) =>
  /** @type {HTMLElement | undefined} */ (
    [...everything()].find((element) => element.matches(selector))
  );
const saying = (/** @type {string} */ words) =>
  [...everything()].find(({ children, textContent }) => !children.length && textContent === words);

/**
 * An element that the visitor cannot do without.
 * @template {HTMLElement} Wanted
 * @param {Wanted | null | undefined} element
 * @param {string} what
 */
function required(element, what) {
  if (!element) throw new Error(`There is no ${what}`);
  return element;
}

/** @param {Task} task */
async function book({ packageName, concept, fields, sent }) {
  // The first activity loads the widgets.
  document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  required(find(`main [data-package="${packageName}"]`), "button").click();
  const dialog = await until("the dialog", () => find("dialog[open]"));
  const field = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement | null} */ (dialog.querySelector(`[name=${name}]`));
  await until("the concept", () => field("destination")?.value === concept);
  for (const [name, value] of Object.entries(fields)) {
    const input = required(field(name), name);
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  }
  required(
    /** @type {HTMLElement | null} */ (dialog.querySelector("[part=submit]")),
    "submit",
  ).click();
  await until("the notice", () => saying(sent));
  await until("the dialog's end", () => !find("dialog[open]"));
  return { open: false, left: field("name")?.value };
}

addEventListener("load", async () => {
  const task = await (await fetch("/visitor/task")).json();
  const report = await book(task).catch(({ message }) => ({ fault: message }));
  await fetch("/visitor/report", { method: "POST", body: JSON.stringify(report) });
});
