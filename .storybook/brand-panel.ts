import { type ComponentProps, createElement as h } from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types, useGlobals } from "storybook/manager-api";
import { changesOf, inWords, type Mode } from "../packages/catalog/src/design-tokens";
import { described } from "../packages/widgets/src/theme/described";
import { brandValues } from "./brands";

type PanelProps = ComponentProps<typeof AddonPanel>;

const ID = "maloca/brand";

/** What the widgets change of the brand in the toolbar. */
function Changes() {
  const [{ brand = "", scheme }] = useGlobals();
  const changes = changesOf(described(), brandValues(brand), scheme as Mode);
  const swatch = (background: string) =>
    h("span", { style: { ...square, background }, title: background });
  return h(
    "div",
    { style: { padding: "16px", lineHeight: 1.6 } },
    h("p", { role: "status" }, changes.length ? CHANGED : "The widgets show this brand as it is."),
    h(
      "ul",
      {},
      changes.map((change) =>
        h(
          "li",
          { key: change.front + change.back },
          swatch(change.color),
          " on ",
          swatch(change.ground),
          ` ${inWords(change)} `,
          swatch(change.shown),
        ),
      ),
    ),
  );
}

const CHANGED = "What cannot be read or seen in this brand is shown in black or white:";

const square = {
  display: "inline-block",
  width: "14px",
  height: "14px",
  border: "1px solid #8888",
  borderRadius: "3px",
  verticalAlign: "middle",
};

export const addBrandPanel = () =>
  addons.register(ID, () =>
    addons.add(`${ID}/panel`, {
      type: types.PANEL,
      title: "Brand",
      render: ({ active = false }) => h(AddonPanel, { active } as PanelProps, h(Changes)),
    }),
  );
