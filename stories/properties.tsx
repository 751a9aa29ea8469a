import { properties, tokens } from "maloca:guides";
import { size, space } from "@maloca/widgets/theme/tokens";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { type CSSProperties, useState } from "react";

const cell: CSSProperties = { padding: space[2], textAlign: "start", verticalAlign: "top" };

/** The default in light and in dark; a colour that follows another property is shown by its own. */
function Swatches({ value }: { value: string }) {
  const [, light = value, dark = light] = /^light-dark\((.+), (#\w+)\)$/.exec(value) ?? [];
  if (!value.includes("#")) return null;
  return [light, dark].map((background, at) => (
    <span
      key={at === 0 ? "light" : "dark"}
      style={{
        display: "inline-block",
        width: "32px",
        height: "32px",
        border: "1px solid #8888",
        background,
      }}
    />
  ));
}

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" aria-label={`Copy ${text}`} onClick={copy}>
      {copied ? "Copied" : "Copy"}
    </button>
  );
}

/** Every custom property with what it is for, its default, and the files for design tools. */
export function Properties() {
  return (
    <Unstyled>
      <p>
        To take along, in the format of the Design Tokens Community Group:{" "}
        {Object.entries(tokens).map(([name, text]) => (
          <a
            key={name}
            download={name}
            href={`data:application/json,${encodeURIComponent(text)}`}
            style={{ marginInlineEnd: space[3] }}
          >
            {name}
          </a>
        ))}
      </p>
      <table style={{ borderCollapse: "collapse", fontSize: size.small }}>
        <thead>
          <tr>
            {["Role", "Light, dark", "Property", ""].map((heading) => (
              <th key={heading} scope="col" style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {properties.map(({ name, default: value, description }) => (
            <tr key={name} style={{ borderTop: "1px solid #8884" }}>
              <td style={{ ...cell, maxWidth: "360px" }}>
                {description
                  .split("`")
                  .map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part))}
              </td>
              <td style={cell}>
                <Swatches value={value} />
              </td>
              <td style={cell}>
                <code>{name}</code>
                <br />
                <code>{value}</code>
              </td>
              <td style={cell}>
                <Copy text={`${name}: ${value};`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
