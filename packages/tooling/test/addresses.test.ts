import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** What a browser follows or loads, as an attribute or a property. */
const ADDRESSES = new Set(
  "href src srcSet srcset srcDoc srcdoc action formAction formaction poster data xlinkHref ping".split(
    " ",
  ),
);

/** Functions whose answer is a checked address, or made of one. */
const CHECKED = new Set([
  "safeAddress",
  "pictureAddress",
  "messagingLink",
  "mailLink",
  "noJsAction",
  "addressOf",
]);

/** The beginning of a text that leads where it says, whatever follows: our own path, a place on the page, a scheme. */
const PINNED = /^(?:\/(?!\/)|#|\?|mailto:|tel:|https:\/\/[\w.-]+\/|[\w-]+\/[\w.-]+$)/;

/** Whether every value of an expression is pinned or checked; `names` are the file's own constants. */
function isSafe(node: ts.Expression, names: ReadonlyMap<string, ts.Expression>): boolean {
  if (ts.isStringLiteralLike(node)) return node.text === "" || PINNED.test(node.text);
  if (ts.isTemplateExpression(node)) return PINNED.test(node.head.text);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return isSafe(node.expression, names);
  if (ts.isConditionalExpression(node))
    return isSafe(node.whenTrue, names) && isSafe(node.whenFalse, names);
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.PlusToken) return isSafe(left, names);
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return isSafe(right, names);
    return isSafe(left, names) && isSafe(right, names);
  }
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    const called = node.expression.getText();
    return called === "escaped" && first ? isSafe(first, names) : CHECKED.has(called);
  }
  if (ts.isIdentifier(node)) {
    // A constant is code of ours.
    if (/^[A-Z][A-Z\d_]+$/.test(node.text)) return true;
    const value = names.get(node.text);
    const others = new Map([...names].filter(([name]) => name !== node.text));
    return node.text === "undefined" || (value !== undefined && isSafe(value, others));
  }
  return false;
}

/** An element of HTML, or the widgets' component that is a link. */
const isElement = (tag: ts.JsxTagNameExpression) =>
  /^([a-z][^-]*|OutgoingLink)$/.test(tag.getText());

/** The expressions of a file that a browser would follow or load. */
function addressesIn(name: string, text: string) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const names = new Map<string, ts.Expression>();
  const found: ts.Expression[] = [];
  // The server has no document; of it the markup counts.
  const hasDocument = !name.startsWith("packages/server/");
  const inDocument = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && ADDRESSES.has(node.name.getText())) {
      const { initializer } = node;
      const inner =
        initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (isElement(node.parent.parent.tagName) && inner) found.push(inner as ts.Expression);
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      (ADDRESSES.has(node.left.name.text) || node.left.getText() === "location")
    )
      found.push(node.right);
    // What is spread over a form's element.
    if (ts.isPropertyAssignment(node) && node.name.getText() === "action")
      found.push(node.initializer);
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const called = node.expression.getText();
      if (/^(window\.open|open|location\.(assign|replace))$/.test(called) && first)
        found.push(first);
      if (
        /\.setAttribute$/.test(called) &&
        first &&
        ts.isStringLiteral(first) &&
        ADDRESSES.has(first.text) &&
        second
      )
        found.push(second);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      names.set(node.name.text, node.initializer);
    if (ts.isTemplateExpression(node))
      for (const [index, { expression }] of node.templateSpans.entries()) {
        const before = index ? node.templateSpans[index - 1]?.literal.text : node.head.text;
        if (/\s(?:href|src|action|formaction|poster)="?$/.test(before ?? ""))
          found.push(expression);
      }
    if (hasDocument) inDocument(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.flatMap((address) =>
    isSafe(address, names) ? [] : [`${name}: ${address.getText()}`],
  );
}

const sources = ["packages/widgets/src", "packages/builder/src", "packages/server/src", "site"];
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...sources], {
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(test|testing|checks|drawings)\//.test(file),
  );

const site = "site/Document.tsx";
const widgets = "packages/widgets/src";

/** Safe otherwise, each with the reason. */
const known: readonly string[] = [
  // The builder's own file, and a press that must lead nowhere, in a frame without an origin.
  "packages/builder/src/builder.result.tsx: text",
  'packages/builder/src/check/trial.ts: "javascript:void 0"',
  // A link of the page is followed as by a press on it.
  `${widgets}/core/loader/wake-on-intent.ts: link.href`,
  `${widgets}/core/operator/ambiguous.ts: link.href`,
  // Checked before.
  `${widgets}/forms/outcome/thanks-page.ts: url`,
  // What is given to the component is checked as an element's.
  `${widgets}/core/outgoing-link.tsx: href`,
  // Given by `messagingLink` of the component around it.
  `${widgets}/help/help.panel.tsx: link`,
  `${widgets}/payment/payment.handover.tsx: offered.href`,
  // Files of the build.
  "site/render/render-site.tsx: script",
  ...["url", "face.url"].map((name) => `${site}: ${name}`),
  "site/trip/days/day-frieze.tsx: part(src, [i * dayWidth, 0], [dayWidth, dayHeight])",
  "site/trip/days/day-frieze.tsx: part(src, [(i + 1) * dayWidth - NIGHT[0] / 2, MOON], [...NIGHT])",
  // The release's address and the drawings of the build.
  ...[
    "markup.ts: src",
    "markup.ts: src",
    "snippets.ts: newest(release)",
    "snippets.ts: release.base",
  ].map((each) => `packages/builder/src/builder.${each}`),
  // A file of what stands on the page.
  `packages/builder/src/brand/brand-editor.tsx: \`data:application/json;charset=utf-8,\${encodeURIComponent(tokens)}\``,
  // A page of ours, of which only the letters of a picture's address are given.
  "site/trip/days/itinerary.tsx: poster",
];

const server = "packages/server/src";

/** The server's own paths and signed links, and those of `waysToReach`. */
const ofServer: readonly string[] = [
  `${server}/assistants/booking-view.ts: siteOrigin()`,
  ...["page.action", "page.link", "consent.policyPath"].map(
    (each) => `${server}/http/form-page.ts: ${each}`,
  ),
  `${server}/http/statement-routes.ts: csv`,
  ...["address", "link"].map((each) => `${server}/http/team-page.ts: ${each}`),
  ...["partnerPath(partner)", "link"].map((each) => `${server}/http/team-partners.ts: ${each}`),
  `${server}/http/team-person.ts: path`,
  ...["back", "src"].map((each) => `${server}/http/team-document.ts: ${each}`),
  ...["photoAddress(text)", "withdrawPath(text)"].map(
    (each) => `${server}/http/team-fields.ts: ${each}`,
  ),
  ...["src", "withdrawPath(photo)"].map((each) => `${server}/http/team-withdraw.ts: ${each}`),
  ...[
    "below.ts: documentPath(one.name, place)",
    "below.ts: documentPath(one.name, `\u0024{list.place}.\u0024{at}`)",
    'below.ts: documentPath(one.name, `\u0024{place}.\u0024{ADDED}\u0024{number || ""}`, after)',
    "below.ts: photoAddress(photo)",
    "documents.ts: documentPath(name)",
    "documents.ts: documentPath(name, TITLES)",
    "documents.ts: documentPath(name, COPY)",
    "part.ts: documentPath(name)",
    "sold.ts: documentPath(COMPANY)",
    "sold.ts: documentPath(name)",
  ].map((each) => `${server}/http/team-${each}`),
  `${server}/mail/mail-page.ts: link`,
];

test("each address that a page follows or loads is its own, or checked", () => {
  const found = files.flatMap((file) => addressesIn(file, readFileSync(file, "utf8")));
  const listed = [...known, ...ofServer];
  expect(found.filter((each) => !listed.includes(each))).toEqual([]);
  expect(listed.filter((each) => !found.includes(each))).toEqual([]);
});

test.each([
  "<a href={link} />",
  "<a href={options.link} />",
  "<a href={`\u0024{options.link}/x`} />",
  "<a href={link || '/'} />",
  '<a href="javascript:alert(1)" />',
  "<form action={made(link)} />",
  "<img src={given ? '/a.svg' : given} />",
  'const form = { method: "post", action: endpoint + path }',
  'html`<a class="b" href="\u0024{link}">`',
  "window.open(href)",
  "location.assign(options.link)",
  "frame.src = text",
  'node.setAttribute("href", text)',
  '<a href={"//" + host} />',
])("%s is found", (code) => {
  expect(addressesIn("a.tsx", code)).toHaveLength(1);
});

test.each([
  "<a href={safeAddress(link)} />",
  "const link = messagingLink(); <a href={link} />",
  "<a href={`/\u0024{trip.slug}`} />",
  "<a href={`mailto:\u0024{email}`} />",
  "<LinkButton href={link} />",
  'html`<a href="/x/\u0024{link}">`',
])("%s is not", (code) => {
  expect(addressesIn("a.tsx", code)).toEqual([]);
});
