// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code

/**
 * A fault that somebody could write by mistake: `from` stands once in the file and becomes `to`. `tests` are
 * the files that should notice it; where none of them does, `npm test` is asked as a whole.
 * @typedef {object} Fault
 * @property {string} what
 * @property {string} file
 * @property {string} from
 * @property {string} to
 * @property {string[]} tests
 */

const catalog = "packages/catalog/src";
const server = "packages/server/src";
const widgets = "packages/widgets/src";

/** @type {Fault[]} */
const prices = [
  {
    what: "dollars are cut and not rounded",
    file: `${catalog}/money.ts`,
    from: "Math.round(pesos / copPerUsd)",
    to: "Math.floor(pesos / copPerUsd)",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "Santa Marta is converted at the rate of the other pages",
    file: `${catalog}/money.ts`,
    from: "COP_PER_USD_SANTA_MARTA = 4000",
    to: "COP_PER_USD_SANTA_MARTA = 4200",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "a group's fees leave out the transaction",
    file: `${catalog}/price.ts`,
    from: "100 + GROUP_FEES.management + GROUP_FEES.transaction",
    to: "100 + GROUP_FEES.management",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "a nightly price forgets its extras",
    file: `${catalog}/price.ts`,
    from: "price.usdPerNight * price.nights + sum(price.extrasUsd)",
    to: "price.usdPerNight * price.nights",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "the least price is the greatest",
    file: `${catalog}/price.ts`,
    from: "one.cop < least.cop ? one : least",
    to: "one.cop > least.cop ? one : least",
    tests: ["packages/catalog/test/prices.test.ts", "site/test/trips/trips.test.ts"],
  },
];

/** @type {Fault[]} */
const payment = [
  {
    what: "the balance is the deposit",
    file: `${catalog}/requests/payment.amounts.ts`,
    from: "balance: total - now",
    to: "balance: now",
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "the whole price is a deposit",
    file: `${catalog}/requests/payment.amounts.ts`,
    from: 'option === "full" ? total : deposit',
    to: "deposit",
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "a payment of nothing is valid",
    file: `${catalog}/requests/payment.message.ts`,
    from: "!(total > 0)",
    to: "!(total >= 0)",
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "an amount is wrong before a blank field is",
    file: `${catalog}/requests/payment.message.ts`,
    from: 'return { errors, notice: "missing" }',
    to: 'return { errors, notice: "invalid" }',
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "thousands are read as fractions",
    file: `${catalog}/money.ts`,
    from: 'Number(digits.replace(/\\D/g, ""))',
    to: 'Number(digits.replace(",", "."))',
    tests: ["packages/catalog/test/payment.test.ts"],
  },
];

/** @type {Fault[]} */
const checking = [
  {
    what: "a text may be one letter longer than its limit",
    file: `${catalog}/validation.ts`,
    from: "z.maxLength(max, tooLong(max, tooLongText))",
    to: "z.maxLength(max + 1, tooLong(max, tooLongText))",
    tests: ["packages/catalog/test/definitions.test.ts"],
  },
  {
    what: "blanks count as letters",
    file: `${catalog}/validation.ts`,
    from: '? text.trim() : ""',
    to: '? text : ""',
    tests: ["packages/catalog/test/requests.test.ts"],
  },
  {
    what: "any text is an address",
    file: `${catalog}/validation.ts`,
    from: "z.overwrite(oneLine), z.email(message), z.maxLength(max, message)",
    to: "z.overwrite(oneLine), z.maxLength(max, message)",
    tests: ["packages/catalog/test/definitions.test.ts"],
  },
  {
    what: "the last failed rule speaks",
    file: `${catalog}/validation.ts`,
    from: '[String(issue.path[0] ?? "")] ??= issue.message',
    to: '[String(issue.path[0] ?? "")] = issue.message',
    tests: ["packages/catalog/test/requests.test.ts"],
  },
  {
    what: "nobody travels",
    file: `${catalog}/requests/schema.ts`,
    from: "Number(value) >= min && Number(value) <= max",
    to: "Number(value) <= max",
    tests: ["packages/catalog/test/definitions.test.ts"],
  },
];

/** @type {Fault[]} */
const intake = [
  {
    what: "a call without the public key is stored",
    file: `${server}/http/receive-lead.ts`,
    from: 'if (reader.authorized?.() === false) return { outcome: "unauthorized" };',
    to: "",
    tests: ["packages/server/test/app.test.ts"],
  },
  {
    what: "a request that does not pass its checks is stored",
    file: `${server}/http/receive-lead.ts`,
    from: 'return errors ? { outcome: "invalid", errors }',
    to: 'return errors && false ? { outcome: "invalid", errors }',
    tests: ["packages/server/test/intake.test.ts"],
  },
  {
    what: "a body of any length is read",
    file: `${server}/http/receive-lead.ts`,
    from: "if (declared && Number(declared) <= BODY_LIMIT)",
    to: "if (declared)",
    tests: ["packages/server/test/app.test.ts"],
  },
  {
    what: "another kind's fields are dropped in silence",
    file: `${server}/http/lead-routes.ts`,
    from: "if (!foreign.length) return null;",
    to: "return null;",
    tests: ["packages/server/test/intake.test.ts"],
  },
  {
    what: "a failure is answered as success",
    file: `${server}/http/receive-lead.ts`,
    from: 'return { outcome: "failed", unavailable: isUnavailable(error) };',
    to: 'return { outcome: "stored", reference: "MAL-000000" };',
    tests: ["packages/server/test/app.test.ts", "packages/server/test/faults.test.ts"],
  },
  {
    what: "one call more than the limit passes",
    file: `${server}/http/rate-limit.ts`,
    from: "return total > limit || tooWide",
    to: "return total > limit + 1 || tooWide",
    tests: ["packages/server/test/app.test.ts"],
  },
];

/** @type {Fault[]} */
const idempotency = [
  {
    what: "a key with another body gets the first answer",
    file: `${server}/leads/store.ts`,
    from: "return first.same ? { reference: first.reference, fresh: false } : { conflict: true };",
    to: "return { reference: first.reference, fresh: false };",
    tests: ["packages/server/test/intake.test.ts"],
  },
  {
    what: "a repeated request counts as a new one",
    file: `${server}/leads/store.ts`,
    from: "{ reference: first.reference, fresh: false }",
    to: "{ reference: first.reference, fresh: true }",
    tests: ["packages/server/test/intake.test.ts", "packages/server/test/groups.test.ts"],
  },
  {
    what: "a key is never forgotten",
    file: `${server}/leads/store.ts`,
    from: "where idempotency_keys.created_at < excluded.created_at -",
    to: "where false and idempotency_keys.created_at < excluded.created_at -",
    tests: ["packages/server/test/form-routes.test.ts"],
  },
  {
    what: "two requests with one key are written by one statement",
    file: `${server}/leads/groups.ts`,
    from: "group.size < largest && !group.has(entry.item.key)",
    to: "group.size < largest",
    tests: ["packages/server/test/groups.test.ts"],
  },
  {
    what: "one wrong lead fails its whole group",
    file: `${server}/leads/groups.ts`,
    from: "if (lasting && group.length > 1)",
    to: "if (lasting && group.length > 50)",
    tests: ["packages/server/test/groups.test.ts"],
  },
  {
    what: "the order of a form's fields makes another request",
    file: `${server}/leads/store.ts`,
    from: "Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))",
    to: "Object.entries(fields)",
    tests: ["packages/server/test/intake.test.ts"],
  },
];

/** @type {Fault[]} */
const outbox = [
  {
    what: "a mail that another worker has is leased again",
    file: `${server}/mail/queue.ts`,
    from: "and (leased_until is null or leased_until <= $1)",
    to: "",
    tests: ["packages/server/test/outbox.test.ts"],
  },
  {
    what: "an expired lease may still write what became of its mail",
    file: `${server}/mail/queue.ts`,
    from: "where lead_id = $1 and audience = $2 and leased_until = $3",
    to: "where lead_id = $1 and audience = $2 and ($3::timestamptz is not null)",
    tests: ["packages/server/test/outbox.test.ts"],
  },
  {
    what: "mails wait on after an outage",
    file: `${server}/mail/queue.ts`,
    from: "and outage and due_at > $1 returning 1 as one",
    to: "and false and outage and due_at > $1 returning 1 as one",
    tests: ["packages/server/test/outbox.test.ts", "packages/server/test/mail-order.test.ts"],
  },
  {
    what: "a test is mailed to the team",
    file: "packages/server/supabase/migrations/20261124000000_leads.sql",
    from: "where l.id = new.lead_id and not l.test_mode and",
    to: "where l.id = new.lead_id and",
    tests: ["packages/server/test/metadata.test.ts"],
  },
  {
    what: "the oldest mail goes before a fresh lead's",
    file: `${server}/mail/queue.ts`,
    from: 'order by audience ${end === "newest" ? "desc" : ""}, due_at ${end === "newest" ? "desc" : ""}',
    to: "order by audience, due_at",
    tests: ["packages/server/test/mail-order.test.ts"],
  },
];

/** @type {Fault[]} */
const webhooks = [
  {
    what: "a webhook's signature leaves out its time",
    file: `${server}/webhooks/sign.ts`,
    from: "`${message.id}.${timestamp}.${message.body}`",
    to: "`${message.id}.${message.body}`",
    tests: ["packages/server/test/webhooks.test.ts"],
  },
  {
    what: "any answer of a webhook counts as taken",
    file: `${server}/webhooks/deliver.ts`,
    from: "=> status >= 200 && status < 300;",
    to: "=> status >= 200;",
    tests: ["packages/server/test/webhooks.test.ts"],
  },
  {
    what: "a webhook learns of suspected robots",
    file: `${server}/webhooks/deliver.ts`,
    from: "if (!lead || lead.quarantine || lead.testMode) return [];",
    to: "if (!lead) return [];",
    tests: ["packages/server/test/webhooks.test.ts", "packages/server/test/metadata.test.ts"],
  },
  {
    what: "a webhook that is gone is tried on",
    file: `${server}/webhooks/deliver.ts`,
    from: "if (gone || now.getTime() - since >= BAD_DAYS_MS)",
    to: "if (now.getTime() - since >= BAD_DAYS_MS)",
    tests: ["packages/server/test/webhooks.test.ts"],
  },
];

/** @type {Fault[]} */
const keeping = [
  {
    what: "a damaged backup passes",
    file: `${server}/storage/node/backup-file.ts`,
    from: 'if (schema && foot?.sha256 === sha256.digest("hex"))',
    to: "if (schema && foot)",
    tests: ["packages/server/test/backup.test.ts"],
  },
  {
    what: "a backup is restored over leads",
    file: `${server}/storage/node/backup-file.ts`,
    from: "if (leadsIn(before)) {",
    to: "if (leadsIn(before) < 0) {",
    tests: ["packages/server/test/backup.test.ts"],
  },
  {
    what: "a month keeps no backup",
    file: `${server}/storage/node/rotation.ts`,
    from: '["days", "weeks", "months"]',
    to: '["days", "weeks"]',
    tests: ["packages/server/test/backup-schedule.test.ts"],
  },
];

/** @type {Fault[]} */
const loading = [
  {
    what: "a click of a page's button follows its link as well",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;\n    event.preventDefault();",
    to: "if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;",
    tests: ["packages/widgets/test/keyboard.test.ts"],
  },
  {
    what: "a click with a modifier opens the dialog",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;",
    to: "if (!name) return;",
    tests: ["packages/widgets/test/loader.test.ts"],
  },
  {
    what: "a page's own button with a shadow root opens nothing",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "(event.composedPath() as HTMLElement[]).find(",
    to: "[event.composedPath()[0] as HTMLElement].find(",
    tests: ["packages/widgets/test/loader.test.ts"],
  },
  {
    what: "a slash at an address's end loses a loader that was combined",
    file: `${widgets}/core/loader/wake-from-folder.ts`,
    from: '.replace(/\\/?$/, "/cdn/")',
    to: '.concat("/cdn/")',
    tests: ["packages/widgets/test/operators.test.ts"],
  },
  {
    what: "a file that was lost is not asked for again",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "return load(name, near).catch(() => load(name, near));",
    to: "return load(name, near);",
    tests: [`${widgets}/core/element/upgrade.element.test.ts`],
  },
  {
    what: "a form that has not woken leaves the page",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: 'root?.addEventListener("submit", holdSubmit);',
    to: "",
    tests: ["packages/widgets/test/markup.test.ts", "packages/widgets/test/loader.test.ts"],
  },
  {
    what: "the loader starts as often as it is included",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "if (page[STARTED]) return;",
    to: "",
    tests: ["packages/widgets/test/loader.test.ts"],
  },
];

/** @type {Fault[]} */
const opening = [
  {
    what: "the page scrolls behind a dialog",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: 'style.overflow = "hidden";',
    to: "",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "a printed dialog ends with the page's last sheet",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: 'addEventListener("beforeprint", () => reopen(dialog, "show"), ends);',
    to: "",
    tests: ["packages/widgets/test/preferences.test.ts"],
  },
  {
    what: "Dark Reader finds the ground in what a text's colour is made of",
    file: `${widgets}/theme/theme.css.ts`,
    from: "oklch(from VAR(--darkreader-bg${name}, VAR(${name})) l c h)",
    to: "var(${name})",
    tests: ["packages/widgets/test/theme.test.ts"],
  },
  {
    what: "a dialog inside what is hidden is not seen",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: "leaveHiddenAncestor(dialog);\n    if (shown",
    to: "if (shown",
    tests: [
      "packages/widgets/test/hosts.test.ts",
      `${widgets}/core/element/contract.element.test.tsx`,
    ],
  },
  {
    what: "an opening dialog gives its heading no focus",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: "focus.current?.focus({ preventScroll: true });",
    to: "",
    tests: ["packages/widgets/test/keyboard.test.ts", `${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "a dialog that closes tells nobody",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: "        onClose?.();",
    to: "",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "an error gives its field no focus",
    file: `${widgets}/forms/fields/use-field-errors.ts`,
    from: "else field?.focus();",
    to: "",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "an error stays after it was corrected",
    file: `${widgets}/forms/fields/use-field-errors.ts`,
    from: ".filter(([name]) => found[name])",
    to: "",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
];

/** @type {Fault[]} */
const sending = [
  {
    what: "a second click sends a second request",
    file: `${widgets}/forms/submission/submission.ts`,
    from: 'submitted: (draft) => isOccupied(draft) || check(draft, "checking"),',
    to: 'submitted: (draft) => check(draft, "checking"),',
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "a stored request is told as failed when its page says so late",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: "if (event.key === draft.sent) return accept(draft);\n    if (!kept)",
    to: "if (!kept)",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "what was typed while it was sent is emptied",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: "if (!draft.typed && draft.mounted)",
    to: "if (draft.mounted)",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "a request that is sent again has another key",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: "draft.attempt?.body === made.body ? draft.attempt : made",
    to: "made",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "any answer with 200 is believed",
    file: `${widgets}/backend.post.ts`,
    from: "if (isBelieved({ data, key: keyIn(response) })) {",
    to: "if (isBelieved({ data, key: keyIn(response) }) || data) {",
    tests: ["packages/widgets/test/backend.test.ts"],
  },
  {
    what: "a limit of requests counts as refused for good",
    file: `${widgets}/backend.post.ts`,
    from: "status < 500 && status !== 408 && status !== 429",
    to: "status < 500 && status !== 408",
    tests: ["packages/widgets/test/backend.test.ts"],
  },
];

/** @type {Fault[]} */
const queue = [
  {
    what: "a request that was refused for good is sent again from the device",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: 'if (draft.kept) draft.effects.push({ do: "forget", key: draft.kept });',
    to: "",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "what the device has sent is told twice",
    file: `${widgets}/forms/submission/submission.device.ts`,
    from: "if (key === draft.sent) return;\n    if (tells)",
    to: "if (tells)",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "a device without storage is said to have kept a request",
    file: `${widgets}/forms/submission/submission.device.ts`,
    from: '? "kept" : "unkept";',
    to: '? "kept" : "kept";',
    tests: [
      "packages/widgets/test/submission.test.ts",
      `${widgets}/forms/offline/offline-notice.element.test.ts`,
    ],
  },
  {
    what: "a request on the device never expires",
    file: `${widgets}/forms/offline/offline-queue.ts`,
    from: "entry !== null && entry.until > Date.now()",
    to: "entry !== null",
    tests: [`${widgets}/forms/offline/offline-notice.element.test.ts`],
  },
  {
    what: "a request is kept under the key of another",
    file: `${widgets}/forms/offline/offline-queue.ts`,
    from: "const others = read().filter((other) => ![key, replaces].includes(keyOf(other)));",
    to: "const others = read();",
    tests: [`${widgets}/forms/offline/offline-notice.element.test.ts`],
  },
];

/** @type {Fault[]} */
const finder = [
  {
    what: "a season over the new year has no month",
    file: "site/home/finder/finder-search.ts",
    from: "first <= month || month <= last",
    to: "first <= month && month <= last",
    tests: ["site/test/finder.test.ts"],
  },
  {
    what: "a budget is the whole group's",
    file: "site/home/finder/finder-search.ts",
    from: "total(row, people).cop <= budget * (people || 1)",
    to: "total(row, people).cop <= budget",
    tests: ["site/test/finder.test.ts"],
  },
  {
    what: "one group is enough for any number of people",
    file: `${catalog}/money.ts`,
    from: "groupSize ? Math.ceil(people / groupSize) : people",
    to: "groupSize ? 1 : people",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
];

export const faults = [
  ...prices,
  ...payment,
  ...checking,
  ...intake,
  ...idempotency,
  ...outbox,
  ...webhooks,
  ...keeping,
  ...loading,
  ...opening,
  ...sending,
  ...queue,
  ...finder,
];
