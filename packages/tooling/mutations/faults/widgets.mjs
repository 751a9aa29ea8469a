// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code

const widgets = "packages/widgets/src";

/**
 * The loader, dialogs, forms and the queue of unsent requests.
 * @type {import("../faults.ts").Fault[]}
 */
export const widgetsFaults = [
  {
    what: "a click of a page's button follows its link as well",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;\n    event.preventDefault();",
    to: "if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;",
    tests: ["packages/widgets/test/loader.test.ts"],
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
    what: "a combined loader is not found with a slash at the end of its address",
    file: `${widgets}/core/loader/endpoint-folder.ts`,
    from: '.replace(/\\/?$/, "/cdn/")',
    to: '.concat("/cdn/")',
    tests: ["packages/widgets/test/operators.test.ts"],
  },
  {
    what: "a file that failed to load is not requested again",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: "return load(name, near).catch(() => load(name, near));",
    to: "return load(name, near);",
    tests: [`${widgets}/core/element/upgrade.element.test.ts`],
  },
  {
    what: "a form that has not loaded yet submits to another page",
    file: `${widgets}/core/loader/wake-on-intent.ts`,
    from: 'root?.addEventListener("submit", holdSubmit);',
    to: "",
    tests: ["packages/widgets/test/markup.test.ts", "packages/widgets/test/loader.test.ts"],
  },
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
    what: "Dark Reader's background colour is used to compute a text colour",
    file: `${widgets}/theme/theme.css.ts`,
    from: "oklch(from VAR(--darkreader-bg${name}, VAR(${name})) l c h)",
    to: "var(${name})",
    tests: ["packages/widgets/test/theme.test.ts"],
  },
  {
    what: "a dialog inside a hidden element stays invisible",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: "leaveHiddenAncestor(dialog);\n    if (shown",
    to: "if (shown",
    tests: [
      "packages/widgets/test/hosts.test.ts",
      `${widgets}/core/element/contract.element.test.tsx`,
    ],
  },
  {
    what: "an opened dialog does not focus its heading",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: "focus.current?.focus({ preventScroll: true });",
    to: "",
    tests: ["packages/widgets/test/hosts.test.ts"],
  },
  {
    what: "a closed dialog does not call onClose",
    file: `${widgets}/ui/dialog/modal.ts`,
    from: "        onClose?.();",
    to: "",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "a field with an error gets no focus",
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
  {
    what: "a second click sends a second request",
    file: `${widgets}/forms/submission/submission.ts`,
    from: 'submitted: (draft) => isOccupied(draft) || check(draft, "checking"),',
    to: 'submitted: (draft) => check(draft, "checking"),',
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "a request that another page has stored meanwhile is reported as failed",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: "if (event.key === draft.sent) return accept(draft);\n    if (!kept)",
    to: "if (!kept)",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "text that was typed during sending is cleared",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: "if (!draft.typed && draft.mounted)",
    to: "if (draft.mounted)",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "a retried request has another idempotency key",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: "draft.attempt?.body === made.body ? draft.attempt : made",
    to: "made",
    tests: [`${widgets}/booking/booking.element.test.ts`],
  },
  {
    what: "any response with status 200 counts as success",
    file: `${widgets}/backend.post.ts`,
    from: "if (isValid({ data, key: keyIn(response) })) {",
    to: "if (isValid({ data, key: keyIn(response) }) || data) {",
    tests: ["packages/widgets/test/backend.test.ts"],
  },
  {
    what: "a rate limit counts as a permanent refusal",
    file: `${widgets}/backend.post.ts`,
    from: "status < 500 && status !== 408 && status !== 429",
    to: "status < 500 && status !== 408",
    tests: ["packages/widgets/test/backend.test.ts"],
  },
  {
    what: "a permanently refused request is sent again from the device",
    file: `${widgets}/forms/submission/submission.answers.ts`,
    from: 'if (draft.kept) draft.effects.push({ do: "forget", key: draft.kept });',
    to: "",
    tests: ["packages/widgets/test/submission.test.ts"],
  },
  {
    what: "a request is reported as kept on a device without storage",
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
    what: "two requests with one key are kept in the queue",
    file: `${widgets}/forms/offline/offline-queue.ts`,
    from: "const others = read().filter((other) => ![key, replaces].includes(keyOf(other)));",
    to: "const others = read();",
    tests: [`${widgets}/forms/offline/offline-notice.element.test.ts`],
  },
];
