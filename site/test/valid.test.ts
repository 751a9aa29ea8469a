import { HtmlValidate, type RuleConfig } from "html-validate";
import { expect, test } from "vitest";
import { htmlOf, paths } from "./built";

/** React's spelling, which parsers read the same. */
const asReactWrites: RuleConfig = {
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "void-style": "off",
};

const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    ...asReactWrites,
    // Checkboxes of one question share its name, as radios do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // ARIA allows a name for a list, by which screen readers announce the wizard's steps.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** A page's faults, in words. */
const faultsOf = async (html: string) =>
  (await checker.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );

test.each(paths)("%s and its widgets' shadow roots are valid HTML", async (path) => {
  expect(await faultsOf(htmlOf(path))).toEqual([]);
});

test("a fault inside a shadow root is found", async () => {
  const html = htmlOf("/").replace('type="email"', 'type="nonsense"');
  expect(await faultsOf(html)).not.toEqual([]);
});
