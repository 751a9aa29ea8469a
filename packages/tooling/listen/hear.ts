import { setTimeout as pause } from "node:timers/promises";
import { limit } from "../vitest/limits.mjs";
import { called, type List } from "./acts";
import { isOwn } from "./own-words";
import { CannotListen, type Session } from "./session";

/** What stands before everything else on a page: it is spoken once reader and browser have met. */
export const START = "Inicio";

const STARTED = new RegExp(`^${START} (link|push button)`);

/** So often a page is begun anew until its first word is spoken. */
const BEGINS = 5;

/** Does what a list says on the page at `url`, and returns its transcript: each act, and below it what is said. */
export async function hear(session: Session, list: List, url: string): Promise<string> {
  let heard = await begin(session, list, url);
  const lines: string[] = [];
  for (const act of list.acts) {
    const written = "write" in act ? act.write : "";
    await (written ? write(session, written) : session.press("press" in act ? act.press : ""));
    if (act.until) await until(session, act.until);
    await session.quiet(written ? undefined : heard);
    const said = session.said();
    const words = said.slice(heard).filter((sentence) => !isOwn(sentence, written));
    lines.push(called(act), ...words.map((sentence) => `  ${sentence}`));
    heard = said.length;
  }
  return `${lines.join("\n")}\n`;
}

/** Opens a page and goes to its first stop. Returns how much was said until then. */
async function begin(session: Session, list: List, url: string): Promise<number> {
  for (let at = 1; at <= BEGINS; at++) {
    await session.firefox("WebDriver:Navigate", { url });
    await until(session, list.ready);
    await session.quiet();
    const before = session.said().length;
    await session.press("Tab");
    await session.quiet(before);
    const said = session.said();
    if (said.slice(before).some((sentence) => STARTED.test(sentence))) return said.length;
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
