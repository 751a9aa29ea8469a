import { contrast } from "@maloca/catalog/contrast";
import { color, dark, font, radius, shadow, size, space } from "@maloca/widgets/theme/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { inMain } from "./partner-page";

/** The design tokens: every colour, size, step and corner of widgets and site. */
export default { title: "Tokens", tags: ["tokens"], decorators: [inMain] } satisfies Meta;

type Story = StoryObj;

/** A colour in the scheme of the page around it. */
const scheme = (name: keyof typeof color & keyof typeof dark) =>
  `light-dark(${color[name]}, ${dark[name]})`;

const page: CSSProperties = {
  color: scheme("ink"),
  fontFamily: font.text,
  fontSize: size.body,
};
const cell: CSSProperties = { padding: `${space[2]} 4px`, textAlign: "start" };
const swatch = { height: "48px", border: `1px solid ${scheme("line")}` };
const row: CSSProperties = { display: "flex", alignItems: "center", gap: space[4], margin: 0 };

/** Each colour with its measured contrast, as text on both backgrounds and as a background. */
export const Colours: Story = {
  render: () => <Palette colours={color} paper={color.paper} card={color.card} />,
  async play({ canvas }) {
    for (const name of Object.keys(color)) {
      await expect(canvas.getByRole("rowheader", { name })).toBeVisible();
    }
    // The contrasts that the comments of the tokens state.
    for (const ground of [color.paper, color.card]) {
      for (const text of [color.ink, color.inkSoft, color.clayDeep, color.riverDeep]) {
        await expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
      }
      await expect(contrast(color.error, ground)).toBeGreaterThanOrEqual(4.5);
      await expect(contrast(color.edge, ground)).toBeGreaterThanOrEqual(3);
    }
    await expect(contrast("#ffffff", color.clayDeep)).toBeGreaterThanOrEqual(4.5);
    await expect(contrast(color.paper, color.forest)).toBeGreaterThanOrEqual(7);
    await expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  },
};

/** The colours that change on a dark page; the others stay as above. */
export const DarkColours: Story = {
  globals: { scheme: "dark" },
  render: () => <Palette colours={{ ...color, ...dark }} paper={dark.paper} card={dark.card} />,
  async play({ canvas }) {
    for (const name of Object.keys(dark)) {
      await expect(canvas.getByRole("rowheader", { name })).toBeVisible();
    }
    for (const ground of [dark.paper, dark.card]) {
      for (const text of [dark.ink, dark.inkSoft, dark.link]) {
        await expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
      }
      await expect(contrast(dark.error, ground)).toBeGreaterThanOrEqual(4.5);
      await expect(contrast(dark.river, ground)).toBeGreaterThanOrEqual(4.5);
      await expect(contrast(color.edge, ground)).toBeGreaterThanOrEqual(3);
    }
  },
};

/** Titles in Fraunces, the rest in Source Sans 3. */
export const Type: Story = {
  render: () => (
    <div style={page}>
      {Object.entries(size).map(([name, fontSize]) => (
        <p key={name} style={{ margin: `0 0 ${space[5]}` }}>
          <span style={{ color: scheme("inkSoft") }}>
            {name}, {fontSize}
          </span>
          <br />
          <span
            style={{
              fontSize,
              lineHeight: 1.1,
              fontFamily: /^h\d/.test(name) ? font.title : font.text,
            }}
          >
            La selva guarda su memoria
          </span>
        </p>
      ))}
    </div>
  ),
};

/** Steps of space, in multiples of four pixels. */
export const Space: Story = {
  render: () => (
    <dl style={{ ...page, display: "grid", gap: space[3] }}>
      {Object.entries(space).map(([name, width]) => (
        <div key={name} style={row}>
          <dt style={{ width: "96px" }}>
            {name}, {width}
          </dt>
          <dd style={{ margin: 0, width, height: "24px", background: color.clay }} />
        </div>
      ))}
    </dl>
  ),
};

/** Corners, and the shadows under cards and dialogs. */
export const RadiusAndShadow: Story = {
  render: () => (
    <div style={{ ...page, display: "flex", flexWrap: "wrap", gap: space[6] }}>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <Sample key={name} name={`radius ${name}, ${borderRadius}`} style={{ borderRadius }} />
      ))}
      {Object.entries(shadow).map(([name, boxShadow]) => (
        <Sample key={name} name={`shadow ${name}`} style={{ boxShadow }} />
      ))}
    </div>
  ),
};

function Sample({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <div>
      <div
        style={{
          width: "160px",
          height: "96px",
          margin: `${space[3]} 0`,
          border: `1px solid ${scheme("line")}`,
          background: scheme("card"),
          ...style,
        }}
      />
      <p>{name}</p>
    </div>
  );
}

interface PaletteProps {
  colours: Record<string, string>;
  paper: string;
  card: string;
}

function Palette({ colours, paper, card }: PaletteProps) {
  return (
    <table style={{ ...page, width: "100%", maxWidth: "760px", borderCollapse: "collapse" }}>
      <thead>
        <tr>
          {["Colour", "Name", "On paper", "On card", "Paper on it"].map((heading) => (
            <th key={heading} style={cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(colours).map(([name, hex]) => (
          <tr key={name}>
            <td style={cell}>
              <div style={{ ...swatch, background: hex }} />
              <code style={{ fontSize: size.small }}>{hex}</code>
            </td>
            <th scope="row" style={cell}>
              {name}
            </th>
            <Ratio one={hex} other={paper} />
            <Ratio one={hex} other={card} />
            <Ratio one={paper} other={hex} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A contrast ratio. Large text needs 3, small text 4.5, long texts 7. */
function Ratio({ one, other }: { one: string; other: string }) {
  const ratio = contrast(one, other);
  const enough =
    ratio >= 7 ? "reading" : ratio >= 4.5 ? "small text" : ratio >= 3 ? "large text" : "";
  return (
    <td style={cell}>
      {ratio.toFixed(1)} <span style={{ fontSize: size.small }}>{enough}</span>
    </td>
  );
}
