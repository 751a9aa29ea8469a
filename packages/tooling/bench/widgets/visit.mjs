/** Run in the page before anything of its own: the looks that every measure needs. */
function equip() {
  const find = (path) =>
    path
      .split(" >>> ")
      .reduce((at, selector) => (at?.shadowRoot ?? at)?.querySelector?.(selector), document);
  const isShown = (path) => {
    const { width = 0, height = 0 } = find(path)?.getBoundingClientRect() ?? {};
    return width * height > 0 && getComputedStyle(find(path)).visibility !== "hidden";
  };
  const until = (isDone) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const look = () => {
        if (isDone()) resolve(performance.now());
        else if (performance.now() - start > 15_000) reject(new Error("nothing came"));
        else requestAnimationFrame(look);
      };
      look();
    });
  const violations = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
  let pressed;
  addEventListener(
    "pointerdown",
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );
  Object.assign(window, { look: { find, isShown, until, violations, pressedAt: () => pressed } });
}

/** A phone on the network that Lighthouse calls slow 4G, with a quarter of this machine's speed. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const SLOWER = 4;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/**
 * Opens a contender's page in a browser that knows nothing of it, and gives it to `look`.
 * `asked` is the page's query: `strict`, `hostile` or both.
 */
export async function visit(browser, { url }, { isSlowPhone = false, asked = "" }, look) {
  const context = await browser.newContext({
    ...(isSlowPhone ? PHONE : DESK),
    locale: "es-CO",
    reducedMotion: "reduce",
  });
  try {
    await context.addInitScript(equip);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (isSlowPhone) {
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    }
    await devtools.send("Performance.enable");
    await page.goto(`${url}?${asked}`);
    await page.waitForLoadState("networkidle");
    return await look(page, devtools);
  } finally {
    await context.close();
  }
}

/** Playwright looks into shadow roots by itself. */
const opener = (page, contender) => page.locator(contender.opener.replaceAll(" >>> ", " ")).first();

export async function press(page, contender) {
  await opener(page, contender).evaluate((element) => element.click());
  await shown(page, contender);
}

export const shown = (page, { opened }) =>
  page.evaluate((path) => look.until(() => look.isShown(path)), opened);

/** Milliseconds from a finger's touch until the contender is seen. */
export async function timeTap(page, contender) {
  const box = await opener(page, contender).boundingBox();
  const seen = page.evaluate((path) => look.until(() => look.isShown(path)), contender.opened);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return (await seen) - (await page.evaluate(() => look.pressedAt()));
}

/** A visitor who comes near before pressing: a finger that scrolls, a mouse that passes. */
export async function approach(page, contender) {
  const box = await opener(page, contender).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForLoadState("networkidle");
  // That state, once reached, is not left again: what the approach set off must have come too.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let known = -1;
        const timer = setInterval(() => {
          const count = performance.getEntriesByType("resource").length;
          if (count === known) resolve(clearInterval(timer));
          known = count;
        }, 1500);
      }),
  );
}
