/** A result of a rule, as the engine gives it. */
interface EqualAccessResult {
  ruleId: string;
  /** Kind and answer: a violation that fails is a fault; what only a person can judge is "POTENTIAL". */
  value: readonly string[];
  message: string;
  snippet: string;
}

/** What the engine's script `ace-window.js` adds to a window. */
interface EqualAccess {
  ace_ibma: {
    Checker: new () => {
      check(root: Document, policies: string[]): Promise<{ results: EqualAccessResult[] }>;
    };
  };
}

/** Asks the engine, within a page that has it. It uses nothing of this file, so that it can be sent to a page. */
export async function askEqualAccess(): Promise<EqualAccessResult[]> {
  const { ace_ibma: engine } = window as typeof window & EqualAccess;
  // It finds no label in a closed fold.
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
  for (const fold of folds) fold.open = true;
  const { results } = await new engine.Checker().check(document, ["WCAG_2_2"]);
  for (const fold of folds) fold.open = false;
  return results.map(({ ruleId, value, message, snippet }) => ({
    ruleId,
    value,
    message,
    snippet,
  }));
}

/** What the engine finds and is none: the rule, the HTML by which it is known, and why. */
const notFaults = [
  {
    rule: "table_headers_exists",
    html: '<table class="listed">',
    why: "On a phone a wide table of the guides is a list: its heads are clipped, which the engine takes for absent, and each cell repeats its own.",
  },
] as const;

/** The faults among the results, in words. */
export const equalAccessFaults = (results: readonly EqualAccessResult[]) =>
  results
    .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
    .filter(
      ({ ruleId, snippet }) =>
        !notFaults.some(({ rule, html }) => rule === ruleId && snippet.startsWith(html)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
