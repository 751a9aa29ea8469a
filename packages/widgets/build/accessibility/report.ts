import { readFileSync } from "node:fs";
import { type Adherence, criteria, type Evidence } from "./criteria.ts";

const adherenceTexts: Record<Adherence, string> = {
  supports: "supports",
  "partially-supports": "supports in part",
  "does-not-support": "does not support",
  "not-applicable": "does not apply",
  "not-evaluated": "not evaluated",
};

/** Whether it was heard, and is no test. */
const isHeard = ([file]: Evidence) => file.startsWith("stories/heard/");

const citation = ([file, title]: Evidence) => `"${title}" in \`${file}\``;

/** What a person judged: by role, when, and with what. */
const JUDGED =
  "An engineer listened to the nine widgets with the screen reader Orca 43 in Firefox ESR, with the keyboard alone, on 23 and 24 November 2026; what was heard then led to changes, and all nine were heard again on 25 to 27 November 2026: the texts are in `stories/heard/`.";

const UNTRIED =
  "Not tried: NVDA, JAWS, Narrator, VoiceOver and TalkBack; Orca with another browser; Safari and Edge; voice control, magnifiers and switches. No person with a disability has tested the widgets.";

/** The report for people: a page of the documentation. */
export function reportPage() {
  const count = (kind: Adherence) => criteria.filter(({ adherence }) => adherence === kind).length;
  const rows = criteria.map(({ number, name, level, adherence, notes, tests = [] }) => {
    const shownBy = tests.map(citation).join("; ");
    return `| ${number} ${name} | ${level} | ${adherenceTexts[adherence]} | ${notes} | ${shownBy} |`;
  });
  return `# Accessibility conformance

How far the widgets meet the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA: each criterion, with the tests that show it, and with what a screen reader was heard to say.

Of ${criteria.length} criteria the widgets support ${count("supports")}, and ${count("partially-supports")} in part; ${count("not-applicable")} do not apply to them. The tests run in Chromium before every merge, with axe and IBM Equal Access, over every state that Storybook shows too; the reading order, with roles and names, is also tested in Firefox and WebKit, and the order of the stops in Firefox.

${JUDGED}

${UNTRIED} If something hinders you, please tell us.

The same report for tools: [accessibility.openacr.yaml](/docs/accessibility.openacr.yaml), in the format of [OpenACR](https://github.com/GSA/openacr).

## Criteria

| criterion | level | state | what is known | shown by |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

/** A quoted YAML string, in the kind of quotes that the text does not contain. */
const quoted = (text: string) =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** The date of the last review of all criteria. */
const REVIEWED = "2026-11-26";

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** The report for tools (OpenACR 0.1.0, catalog of VPAT 2.5 for WCAG 2.2). */
export function reportFile() {
  const chapter = (level: "A" | "AA") =>
    criteria
      .filter((criterion) => criterion.level === level)
      .map(
        ({ number, adherence, notes, tests = [] }) => `      - num: ${number}
        components:
          - name: web
            adherence:
              level: ${adherence}
              notes: ${quoted([notes, ...tests.map((one) => `${isHeard(one) ? "Heard" : "Test"}: ${citation(one)}.`)].join(" "))}`,
      )
      .join("\n");
  return `title: Maloca widgets accessibility conformance report
product:
  name: Maloca widgets
  version: "${version}"
  description: Booking-enquiry widgets for regenerative tourism
author:
  name: Maloca
  email: hola@maloca.example
vendor:
  company_name: Maloca
  email: hola@maloca.example
report_date: "${REVIEWED}"
last_modified_date: "${REVIEWED}"
version: 1
notes: ${quoted(`Written from the tests and transcripts of the repository. ${UNTRIED}`)}
evaluation_methods_used: ${quoted(`Automated tests in Chromium, with axe, with IBM Equal Access, and with measurements of focus, reflow, text size, spacing and targets; the reading order in Chromium, Firefox and WebKit. ${JUDGED}`)}
license: MIT
catalog: 2.5-edition-wcag-2.2-en
chapters:
  success_criteria_level_a:
    criteria:
${chapter("A")}
  success_criteria_level_aa:
    criteria:
${chapter("AA")}
  success_criteria_level_aaa:
    disabled: true
`;
}
