import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SizeLimit } from "./sizes.ts";
import { isDialog, widgetNames } from "./widget-list.ts";

/** Limits of a widget that has no row below: when it is shown, and when its form has been sent. */
const limits = { dialog: 26_100, inline: 20_550, sent: 39_800 };

/** Widgets with other limits. */
const exceptions: Record<string, { shown?: number; sent?: number }> = {
  booking: { sent: 45_600 },
  "trip-wizard": { shown: 24_250, sent: 43_650 },
  payment: { shown: 23_850, sent: 27_900 },
  help: { shown: 14_600 },
  experiences: { shown: 17_200 },
  lightbox: { shown: 17_300 },
  partnership: { shown: 19_750, sent: 30_850 },
};

/** Loaded by every element on a partner's page: the line that names the operator. */
const onPartnersPage = ["core/operator/operator-line.ts"];

/** Loaded by every form that is sent, with the queue of unsent requests and the confirmation. */
const sending = ["forms/submission/submission-effects.ts"];

/** Code that loads later, when a visitor uses a widget. */
const later: SizeLimit[] = [
  {
    step: "booking, with its payment",
    after: "booking, open",
    modules: ["payment/payment.beside.ts"],
    limit: 31_950,
  },
  { step: "help, open", after: "help, loaded", modules: ["help/help.panel.tsx"], limit: 16_400 },
  {
    step: "help, open without CSS anchors",
    after: "help, loaded",
    modules: ["help/help.floating.tsx"],
    limit: 23_200,
  },
];

/** Widgets whose form is sent to a server; the others open another application. */
const SENT_TO_SERVER = ["booking", "trip-wizard", "contact", "newsletter"];

const hasForm = (name: string) =>
  existsSync(fileURLToPath(new URL(`../src/${name}/${name}.lazy.ts`, import.meta.url)));

/** The size limits of the script-tag build, in bytes of gzip, for a page that has loaded nothing before. */
export const sizeLimits: SizeLimit[] = [
  // The names of the files contain hashes, which compress differently with each build.
  { step: "loader", modules: [], limit: 1_640 },
  ...widgetNames.flatMap((name) => {
    const words = name.replaceAll("-", " ");
    const shown = `${words}, ${isDialog(name) ? "open" : "loaded"}`;
    const byDefault = isDialog(name) ? limits.dialog : limits.inline;
    const { shown: limit = byDefault, sent = limits.sent } = exceptions[name] ?? {};
    return [
      {
        step: shown,
        modules: [`${name}/${name}.element.ts`, ...onPartnersPage],
        limit,
      },
      ...(hasForm(name)
        ? [
            {
              step: `${words}, sent`,
              after: shown,
              modules: [
                `${name}/${name}.lazy.ts`,
                ...(SENT_TO_SERVER.includes(name) ? sending : []),
              ],
              limit: sent,
            },
          ]
        : []),
    ];
  }),
  ...later,
];
