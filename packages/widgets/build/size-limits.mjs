import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDialog, widgetNames } from "./widget-list.mjs";

/** @typedef {import("./sizes.mjs").Ceiling} Ceiling */

/** For widgets without a row below: when shown, and when its form was validated, sent and confirmed. */
const limits = { dialog: 27_000, inline: 20_500, sent: 46_500 };

/**
 * Widgets with other limits, because they are lighter or need more.
 * @type {Record<string, { shown?: number, sent?: number }>}
 */
const others = {
  "trip-wizard": { shown: 24_000 },
  payment: { shown: 24_000 },
  help: { shown: 17_500 },
  lightbox: { shown: 18_000 },
  partnership: { sent: 32_000 },
};

/** What every element loads on a page that is not the operator's: the line that names the operator. */
const onPartnersPage = ["core/page/page-integration.ts"];

/** What a widget asks for by itself, once it is shown. */
const atRest = (/** @type {string} */ name) =>
  name === "booking" ? ["booking/booking.trip.tsx"] : [];

/** What a form that is sent asks for beside its own: the queue as a precaution, and the confirmation. */
const sending = [
  "forms/submission/submission-effects.ts",
  "forms/offline/offline-queue.ts",
  "forms/outcome/success.tsx",
];

/**
 * Code that loads after a widget, when a visitor does something.
 * @type {Ceiling[]}
 */
const later = [
  {
    step: "contact, on a coloured background",
    after: "contact, loaded",
    modules: ["ui/background.ts"],
    limit: 21_500,
  },
  {
    step: "booking, with its payment",
    after: "booking, open",
    modules: [
      "payment/payment.element.ts",
      "payment/payment.panel.tsx",
      "payment/payment.sums.tsx",
    ],
    limit: 33_000,
  },
  {
    step: "payment, with its amounts",
    after: "payment, open",
    modules: ["payment/payment.sums.tsx"],
    limit: 26_000,
  },
  {
    step: "lightbox, zoomed",
    after: "lightbox, open",
    modules: ["lightbox/lightbox.gestures.ts"],
    limit: 19_000,
  },
  { step: "help, open", after: "help, loaded", modules: ["help/help.panel.tsx"], limit: 19_000 },
  {
    step: "help, open without CSS anchors",
    after: "help, loaded",
    modules: ["help/help.floating.tsx"],
    limit: 28_000,
  },
];

/** Widgets whose form a server takes; the others hand theirs to another application. */
const SENT = ["booking", "trip-wizard", "contact", "newsletter"];

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
      {
        step: shown,
        modules: [`${name}/${name}.element.ts`, ...atRest(name), ...onPartnersPage],
        limit,
      },
      ...(hasForm(name)
        ? [
            {
              step: `${words}, sent`,
              after: shown,
              modules: [`${name}/${name}.lazy.ts`, ...(SENT.includes(name) ? sending : [])],
              limit: sent,
            },
          ]
        : []),
    ];
  }),
  ...later,
];
