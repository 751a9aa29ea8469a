import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { launchBrowser, visitorOptions } from "./browsers/chromium.mjs";
import { type Picture, pageOf, type Row, type Scheme } from "./contact-sheet.page.ts";
import { builtPages, serveBuilt } from "./programs/built-server.ts";

/**
 * `npm run sheet [-- word …]`: every page of the site and every state of the widgets, or those whose
 * names contain a word, captured at three widths in two themes and shown side by side in
 * `contact-sheet/index.html`, in the groups of Storybook's sidebar. A story whose test failed is marked,
 * because its picture shows another state.
 */
const WIDTHS = [390, 768, 1440];
/** Widths of a story about the narrowest phone. */
const NARROW = [320];
const SCHEMES: Scheme[] = ["light", "dark"];
const HEIGHT = 900;

/** A page or story that is still loading or playing after this time is captured anyway. */
const READY_TIMEOUT_MS = 20_000;

/** Capturing a whole page is slow. */
const CAPTURE_TIMEOUT_MS = 120_000;

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "contact-sheet");
const words = process.argv.slice(2);

interface Subject {
  group: string;
  title: string;
  /** the phone's first. */
  widths: number[];
  /** whether to load it twice: an optional font that loaded too late the first time is used the second time. */
  twice?: boolean;
  address: (scheme: Scheme) => string;
}

/** An entry in Storybook's index. */
interface Story {
  type: string;
  id: string;
  title: string;
  name: string;
}

async function pagesOf({ url }: { url: string }): Promise<Subject[]> {
  const paths = [...(await builtPages()), "/404.html"];
  return paths.map((path) => ({
    group: "Pages of the site",
    title: path,
    widths: WIDTHS,
    twice: true,
    address: () => url + path,
  }));
}

async function storiesOf(url: string): Promise<Subject[]> {
  const { entries }: { entries: Record<string, Story> } = JSON.parse(
    await readFile(join(root, "storybook-static/index.json"), "utf8"),
  );
  return Object.values(entries)
    .filter(({ type }) => type === "story")
    .map(({ id, title, name }) => ({
      group: title,
      title: name,
      widths: /^Narrow/.test(name) ? NARROW : WIDTHS,
      address: (scheme) => `${url}iframe.html?viewMode=story&id=${id}&globals=scheme:${scheme}`,
    }));
}

/** Captures one subject in one theme. Only the window's width changes; the page is not loaded again. */
async function photograph(
  browser: Browser,
  { group, title, widths, twice, address }: Subject,
  scheme: Scheme,
) {
  const page = await browser.newPage({
    viewport: { width: Math.min(...widths), height: HEIGHT },
    colorScheme: scheme,
    ...visitorOptions,
  });
  try {
    // tsx wraps each named function in a call of this, also within those that run in the page.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.goto(address(scheme));
    if (twice) await page.reload();
    const faults: string[] = [];
    await page.waitForFunction(isReady, undefined, { timeout: READY_TIMEOUT_MS }).catch(() => {
      faults.push(`It was not ready in time (${scheme}).`);
    });
    if (await page.evaluate(hasFailed)) faults.push(`Its test failed (${scheme}).`);
    const pictures: Picture[] = [];
    // The phone's width last: a taller window loses the scroll position.
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: HEIGHT });
      // As tall as a phone's dialog is without scrolling.
      const height = HEIGHT + (await hiddenHeight(page));
      await page.setViewportSize({ width, height: Math.ceil(height) });
      await page.evaluate(fetchPictures);
      const file = `${group}-${title}-${scheme}-${width}.jpg`.replace(/[^\w.-]+/g, "_");
      await page.screenshot({
        path: join(folder, file),
        type: "jpeg",
        timeout: CAPTURE_TIMEOUT_MS,
        quality: 75,
        fullPage: true,
        animations: "disabled",
      });
      pictures.unshift({ file, width, scheme });
    }
    return { pictures, faults };
  } finally {
    await page.close();
  }
}

/** Storybook's object in the page of a story. */
interface Preview {
  currentRender?: { phase?: string };
  channel: { last(event: string): unknown };
}

type StoryWindow = Window & { __STORYBOOK_PREVIEW__?: Preview };

/** Whether a story's play function has ended, or, on any other page, fonts have loaded. */
function isReady() {
  const isStory = location.pathname.endsWith("iframe.html");
  const preview = (window as StoryWindow).__STORYBOOK_PREVIEW__;
  const phase = preview?.currentRender?.phase ?? "";
  const hasPlayed = ["completed", "finished", "errored", "aborted"].includes(phase);
  return document.fonts.status === "loaded" && (!isStory || hasPlayed);
}

/** Whether a story failed: its phase is `finished` then, too. */
function hasFailed() {
  const preview = (window as StoryWindow).__STORYBOOK_PREVIEW__;
  return !!preview?.channel.last("playFunctionThrewException");
}

/** How much taller the window must be to show all of a phone's dialog without scrolling. */
const hiddenHeight = (page: Page) =>
  page.locator("dialog[open], dialog[open] :not(textarea)").evaluateAll((elements) => {
    if (innerWidth >= 760) return 0;
    const hidden = elements
      .filter((element) => getComputedStyle(element).overflowY === "auto")
      .map((element) => element.scrollHeight - element.clientHeight);
    // A dialog takes at most 94 % of the window's height.
    return Math.max(0, ...hidden) / 0.94;
  });

/** Loads lazy pictures, and scrolls to the top, so that floating elements are there. */
async function fetchPictures() {
  scrollTo(0, 0);
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const addressOf = ({ resolvedUrls }: PreviewServer) => {
  const [url] = resolvedUrls?.local ?? [];
  if (!url) throw new Error("Storybook is not served.");
  return url;
};

const [server, storybook, browser] = await Promise.all([
  serveBuilt(),
  preview({ root, build: { outDir: "storybook-static" }, preview: { port: 0 }, logLevel: "error" }),
  launchBrowser(),
]);
try {
  const subjects = [...(await pagesOf(server)), ...(await storiesOf(addressOf(storybook)))].filter(
    ({ group, title }) => !words.length || words.some((word) => `${group} ${title}`.includes(word)),
  );
  const rows: Row[] = [];
  for (const subject of subjects) {
    const { group, title } = subject;
    const taken = await Promise.all(
      SCHEMES.map((scheme) =>
        photograph(browser, subject, scheme).catch((error) => ({
          pictures: [],
          faults: [`No picture (${scheme}): ${error.message}`],
        })),
      ),
    );
    const faults = taken.flatMap((one) => one.faults);
    rows.push({ group, title, pictures: taken.flatMap((one) => one.pictures), faults });
    console.log(`${rows.length} of ${subjects.length}: ${group}, ${title}`);
    for (const fault of faults) console.error(`  ${fault}`);
  }
  await writeFile(join(folder, "index.html"), pageOf(rows));
  console.log(join(folder, "index.html"));
} finally {
  await browser.close();
  await storybook.close();
  await server.close();
}
