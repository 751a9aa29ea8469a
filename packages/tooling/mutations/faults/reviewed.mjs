const server = "packages/server/src";
const widgets = "packages/widgets/src";
const tests = ["packages/server/test/simulation.test.ts"];

/**
 * Faults that were in the product until somebody met them: most of them the simulation finds in the scenarios of each
 * `npm test`.
 * @type {import("../faults.ts").Fault[]}
 */
export const reviewedFaults = [
  {
    what: "a page whose callback throws ends a stored request without its end",
    file: `${widgets}/forms/submission/call-page.ts`,
    from: "    console.error(error);\n    return undefined;",
    to: "    throw error;",
    tests,
  },
  {
    what: "a webhook that is switched off is never told of what comes meanwhile",
    file: "packages/server/supabase/migrations/20261124000000_leads.sql",
    from: "union all select 'webhook:' || w.name from maloca.webhooks w) a",
    to: "union all select 'webhook:' || w.name from maloca.webhooks w where w.disabled_at is null) a",
    tests,
  },
  {
    what: "what the server refuses for good is sent again from the device",
    file: `${widgets}/forms/offline/offline-queue.ts`,
    from: "if (answer && (!answer.error || answer.error.lasting)) await settle(unsent, answer);",
    to: "if (answer && !answer.error) await settle(unsent, answer);",
    tests: [`${widgets}/forms/offline/offline-notice.element.test.ts`],
  },
  {
    what: "a choice whose name has a comma counts as two",
    file: "packages/catalog/src/experiences.limits.ts",
    from: 'text.match(/(?:"[^"]*"|[^,])+/g)',
    to: "text.match(/[^,]+/g)",
    tests,
  },
  {
    what: "a booking that a page of mixed builds sends to the contact's path is stored as a message",
    file: `${server}/http/lead-routes.ts`,
    from: "if (!foreign.length) return null;",
    to: "return null;",
    tests,
  },
  {
    what: "a clock that is ahead erases all leads",
    file: `${server}/leads/erasure-hold.ts`,
    from: "time !== null && time.getTime() - known.getTime() > FAR_MS;",
    to: "false;",
    tests: ["packages/server/test/erasure-hold.test.ts"],
  },
  {
    what: "a colleague whose mailbox refuses a mail never gets it",
    file: `${server}/mail/outbox.ts`,
    from: 'if (first?.audience === "team" && refusals.length) {',
    to: 'if (first?.audience === "team" && refusals.length > 99) {',
    tests,
  },
  {
    what: "a cache's answer to another request counts as this one's",
    file: `${widgets}/backend.answers.ts`,
    from: "keys.some((key) => key !== asked.key)",
    to: "keys.some((key) => key === undefined)",
    tests,
  },
  {
    what: "a lead of a wrong clock makes it trusted after the next start",
    file: `${server}/leads/erasure-hold.ts`,
    from: "return last && isFar(first, last) && !resumed ? last : newest;",
    to: "return newest;",
    tests: ["packages/server/test/erasure-hold.test.ts"],
  },
];
