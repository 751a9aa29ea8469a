import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDialog, widgetNames } from "./widget-list.mjs";

/** @typedef {import("./sizes.mjs").Ceiling} Ceiling */

/** For widgets without a row below: when shown, and when its form was validated and sent. */
const limits = { dialog: 23_000, inline: 18_500, sent: 40_000 };

/**
 * Widgets with other limits, because they are lighter or need more.
 * @type {Record<string, { shown?: number, sent?: number }>}
 */
const others = {
  "trip-wizard": { shown: 22_000 },
  help: { shown: 17_000 },
  lightbox: { shown: 15_500 },
  partnership: { sent: 30_000 },
};

/**
 * Code that loads after a widget, when a visitor does something.
 * @type {Ceiling[]}
 */
const later = [
  {
    step: "contact, on a coloured background",
    after: "contact, loaded",
    modules: ["ui/ground.ts"],
    limit: 20_000,
  },
  {
    step: "booking, with its summary",
    after: "booking, open",
    modules: ["booking/booking.trip.tsx"],
    limit: 26_000,
  },
  {
    step: "booking, with its payment",
    after: "booking, with its summary",
    modules: ["payment.element.ts", "payment.panel.tsx", "payment.sums.tsx"],
    limit: 33_000,
  },
  {
    step: "payment, with its amounts",
    after: "payment, open",
    modules: ["payment.sums.tsx"],
    limit: 24_500,
  },
  {
    step: "trip wizard, stored",
    after: "trip wizard, sent",
    modules: ["forms/stored.tsx"],
    limit: 40_000,
  },
  {
    step: "booking, kept on the device",
    after: "booking, sent",
    modules: ["forms/offline-notice.tsx"],
    limit: 42_000,
  },
  {
    step: "lightbox, zoomed",
    after: "lightbox, open",
    modules: ["lightbox.gestures.ts"],
    limit: 16_500,
  },
  { step: "help, open", after: "help, loaded", modules: ["help.panel.tsx"], limit: 17_000 },
  {
    step: "help, open without CSS anchors",
    after: "help, loaded",
    modules: ["help.floating.tsx"],
    limit: 28_000,
  },
];

/** Forms whose request another app sends. */
const handedOver = ["payment", "partnership"];

/** What the other forms are sent with. */
const sending = ["forms/submission-effects.ts"];

const hasForm = (/** @type {string} */ name) =>
  existsSync(fileURLToPath(new URL(`../src/${name}/${name}.lazy.ts`, import.meta.url)));

/**
 * The size limits of the script-tag build, in bytes of gzip, counted from a page that has loaded nothing.
 * @type {Ceiling[]}
 */
export const sizeLimits = [
  { step: "loader", modules: [], limit: 1_600 },
  ...widgetNames.flatMap((name) => {
    const words = name.replaceAll("-", " ");
    const shown = `${words}, ${isDialog(name) ? "open" : "loaded"}`;
    const usual = isDialog(name) ? limits.dialog : limits.inline;
    const { shown: limit = usual, sent = limits.sent } = others[name] ?? {};
    return [
      { step: shown, modules: [`${name}.element.ts`], limit },
      ...(hasForm(name)
        ? [
            {
              step: `${words}, sent`,
              after: shown,
              modules: [`${name}.lazy.ts`, ...(handedOver.includes(name) ? [] : sending)],
              limit: sent,
            },
          ]
        : []),
    ];
  }),
  ...later,
];
