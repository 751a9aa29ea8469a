import { buttonStyle, picturesOf } from "./builder.markup";
import { PLAIN, propOf } from "./builder.prop";
import type { Release } from "./builder.release";
import {
  type Choice,
  choicesOf,
  chosenOptions,
  declarationsOf,
  isOpened,
  linkWords,
  type Plan,
  termsOf,
} from "./builder.state";
import { components, linkedDialogs, tables } from "./builder.widgets";

/** A value for an empty custom property, which React would remove. */
const PAGE_FONT = " ";

const opens = ({ widget }: Choice) => isOpened(widget);

/** A component `Maloca` with all widgets. Several widgets have a function each. */
export function reactOf(plan: Plan, release: Release): string {
  const choices = choicesOf(plan);
  const style = Object.fromEntries(
    declarationsOf(plan).map(([name, value]) => [name, value || PAGE_FONT]),
  );
  const button = choices.some(opens) ? buttonStyle(plan) : {};
  const hasColours = Object.keys(style).length > 0;
  const hasButtonStyle = Object.keys(button).length > 0;
  const linked = plan.deepLink && choices.some(opensFromAddress);
  const names = [
    ...(hasColours || hasButtonStyle ? ["type CSSProperties"] : []),
    ...(linked ? ["useEffect"] : []),
    ...(choices.some(opens) ? ["useState"] : []),
  ];
  const used = new Set(choices.map(({ widget }) => components[widget]));
  const wrapped = (lines: string[]) => [
    `    <div${hasColours ? " style={colours}" : ""}>`,
    ...lines.map((line) => `      ${line}`),
    "    </div>",
  ];
  const [only] = choices;
  const parts =
    choices.length === 1 && only
      ? functionOf("export function Maloca", only, release, hasButtonStyle, wrapped)
      : [
          ...choices.flatMap((choice, at) => [
            ...functionOf(`function Widget${at + 1}`, choice, release, hasButtonStyle, (lines) => [
              "    <>",
              ...lines.map((line) => `      ${line}`),
              "    </>",
            ]),
            "",
          ]),
          "export function Maloca() {",
          "  return (",
          ...wrapped(choices.map((_choice, at) => `<Widget${at + 1} />`)),
          "  );",
          "}",
        ];
  return [
    `import { ${[...used].sort().join(", ")} } from "@maloca/widgets";`,
    `import "@maloca/widgets/styles.css";`,
    ...(names.length ? [`import { ${names.join(", ")} } from "react";`] : []),
    "",
    ...(hasColours ? [`const colours = ${JSON.stringify(style)} as CSSProperties;`, ""] : []),
    ...(hasButtonStyle ? [`const button: CSSProperties = ${JSON.stringify(button)};`, ""] : []),
    ...parts,
  ].join("\n");
}

const opensFromAddress = ({ widget }: Choice) => linkedDialogs.some((name) => name === widget);

function functionOf(
  head: string,
  choice: Choice,
  release: Release,
  hasButtonStyle: boolean,
  wrapped: (lines: string[]) => string[],
): string[] {
  const { widget, deepLink } = choice;
  const linked = deepLink && opensFromAddress(choice);
  const words = linkWords(choice);
  const look = hasButtonStyle ? " style={button}" : "";
  return [
    `${head}() {`,
    ...(opens(choice) ? ["  const [open, setOpen] = useState(false);"] : []),
    ...(linked
      ? [
          "  useEffect(() => {",
          `    if (new URLSearchParams(location.search).get("maloca") === "${widget}") setOpen(true);`,
          "  }, []);",
        ]
      : []),
    "  return (",
    ...wrapped([
      ...(opens(choice)
        ? [
            `<button type="button"${look} onClick={() => setOpen(true)}>${PLAIN.test(words) ? words : `{${JSON.stringify(words)}}`}</button>`,
          ]
        : []),
      `<${components[widget]}`,
      ...propsOf(choice, release).map((prop) => `  ${prop}`),
      "/>",
    ]),
    "  );",
    "}",
  ];
}

function propsOf(choice: Choice, { base }: Release): string[] {
  const { widget, language } = choice;
  const options = chosenOptions(choice);
  if ("endpoint" in tables[widget]) options.push(["endpoint", new URL(base).origin]);
  if (language) options.push(["lang", language]);
  const terms = Object.fromEntries(termsOf(choice));
  return [
    ...(opens(choice) ? ["open={open}", "onClose={() => setOpen(false)}"] : []),
    ...options.map(([name, value]) => propOf(name, value)),
    ...(Object.keys(terms).length ? [propOf("payment", terms)] : []),
    ...(widget === "lightbox" ? [propOf("pictures", picturesOf(choice, base))] : []),
  ];
}
