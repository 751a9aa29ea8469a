import { setTimeout as pause } from "node:timers/promises";
import { limit } from "../vitest/limits.mjs";
import { type Act, called, type List } from "./acts";
import { isOwn } from "./own-words";
import { CannotListen, type Session } from "./session";

/** So often a page is begun anew until its first word is spoken. */
const BEGINS = 5;

/** Where a list is heard: the page's address, and how its first stop is called. */
interface Page {
  url: string;
  first: RegExp;
}

/** Does what a list says on a page, and returns its transcript: each act, and below it what is said. */
export async function hear(session: Session, list: List, page: Page): Promise<string> {
  if (list.width)
    await session.firefox("WebDriver:SetWindowRect", { width: list.width, height: 844 });
  let heard = await begin(session, list, page);
  const lines: string[] = [];
  for (const act of list.acts) {
    const written = "write" in act ? act.write : "";
    await perform(session, act, page.url);
    if (act.until) await until(session, act.until);
    await session.quiet(written ? undefined : heard);
    const said = session.said();
    // Of a part of the page that it goes to, the reader may say the page's title or not.
    const from = "follow" in act ? said.length : heard;
    const words = said.slice(from).filter((sentence) => !isOwn(sentence, written));
    lines.push(called(act), ...words.map((sentence) => `  ${sentence}`));
    heard = said.length;
  }
  return `${lines.join("\n")}\n`;
}

async function perform(session: Session, act: Act, url: string) {
  if ("write" in act) return write(session, act.write);
  if ("press" in act) return session.press(act.press);
  await session.firefox("WebDriver:Navigate", { url: url + act.follow });
}

/** Opens a page and goes to its first stop. Returns how much was said until then. */
async function begin(session: Session, list: List, { url, first }: Page): Promise<number> {
  for (let at = 1; at <= BEGINS; at++) {
    const before = session.said().length;
    await session.firefox("WebDriver:Navigate", { url });
    await until(session, list.ready);
    await session.quiet();
    const loaded = session.said().length;
    await session.press("Tab");
    await session.quiet(loaded);
    const said = session.said();
    // The reader may say the first stop by itself, and then not again.
    if (said.slice(before).some((sentence) => first.test(sentence))) return said.length;
  }
  throw new CannotListen(`Nothing is spoken on ${url}.`);
}

async function until(session: Session, condition: string) {
  const end = Date.now() + limit(1);
  const question = { script: `return Boolean(${condition})`, args: [] };
  while (Date.now() < end) {
    const { value } = await session.firefox<{ value: boolean }>(
      "WebDriver:ExecuteScript",
      question,
    );
    if (value) return;
    await pause(30);
  }
  throw new Error(`The page does not get there: ${condition}`);
}

/** Writes as a keyboard does, also letters that the screen's has not. */
const write = (session: Session, text: string) =>
  session.firefox("WebDriver:PerformActions", {
    actions: [
      {
        type: "key",
        id: "keys",
        actions: [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ],
  });
