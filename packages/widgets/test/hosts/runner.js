// A visitor in engines without a driver: opens the booking, fills and sends it, and goes to the next page.
(async () => {
  const { dialog, element, note, report, until } = watch;
  const root = () => /** @type {ShadowRoot} */ (element()?.shadowRoot);
  /** @type {(from: ParentNode, selector: string) => HTMLElement} */
  const find = (from, selector) => /** @type {HTMLElement} */ (from.querySelector(selector));
  /** @type {(name: string, value: string) => void} */
  const fill = (name, value) => {
    const field = /** @type {HTMLInputElement} */ (find(root(), `[name=${name}]`));
    field.focus();
    if (parent === window && root().activeElement !== field) note(`${name} takes no focus`);
    field.value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  };
  try {
    await watch.started;
    find(document, "[data-maloca-open]").click();
    await until("the dialog", () => dialog()?.matches(":modal"));
    await until("its ticket", () => !!root().querySelector("[part=ticket]"));
    await until("its entrance", () => !root().getAnimations?.().length);
    await report("open");
    for (const [name, value] of Object.entries(watch.answers)) fill(name, value);
    find(root(), "[type=submit]").click();
    await until(
      "the receipt",
      () => /** @type {{ open?: boolean } | undefined} */ (element())?.open === false,
    );
  } catch (error) {
    note(error);
  }
  const next = await report("after");
  if (parent === window) location.href = next;
  else parent.postMessage(next, "*");
})();
