import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SizeLimit } from "./sizes.ts";
import { isDialog, widgetNames } from "./widget-list.ts";

/**
 * Limits of a widget that has no row below: when it is shown, and when its form has been sent. They guard against
 * growth, and leave room for a change.
 */
const limits = { dialog: 26_000, inline: 20_000, sent: 42_000 };

/** Widgets with other limits. */
const exceptions: Record<string, { shown?: number; sent?: number }> = {
  booking: { sent: 47_000 },
  "trip-wizard": { shown: 23_500, sent: 44_500 },
  payment: { shown: 23_500, sent: 28_000 },
  help: { shown: 17_000 },
  lightbox: { shown: 18_500 },
  partnership: { sent: 32_000 },
};

/** Loaded by every form that is sent, with the queue of unsent requests and the confirmation. */
const sending = ["forms/submission/submission-effects.ts"];

/** Code that loads later, when a visitor uses a widget. */
const later: SizeLimit[] = [
  {
    step: "booking, in the page",
    after: "booking, open",
    modules: ["booking/booking.elsewhere.ts"],
    limit: 28_000,
  },
  {
    step: "booking, with its payment",
    after: "booking, open",
    modules: ["payment/payment.beside.ts"],
    limit: 32_000,
  },
  { step: "help, open", after: "help, loaded", modules: ["help/help.panel.tsx"], limit: 19_000 },
  {
    step: "help, open without CSS anchors",
    after: "help, loaded",
    modules: ["help/help.floating.tsx"],
    limit: 26_000,
  },
];

const exists = (source: string) =>
  existsSync(fileURLToPath(new URL(`../src/${source}`, import.meta.url)));

/**
 * What a widget's form loads until it is sent to the server or opens another application; nothing for a widget
 * without a form of its own.
 */
function untilSent(name: string): string[] {
  const request = `forms/requests/${name}.request.ts`;
  const handover = `${name}/${name}.lazy.ts`;
  if (exists(request)) return [request, ...sending];
  return exists(handover) ? [handover] : [];
}

/** The size limits of the script-tag build, in bytes of gzip, for a page that has loaded nothing before. */
export const sizeLimits: SizeLimit[] = [
  // The names of the files contain hashes, which compress differently with each build.
  { step: "loader", modules: [], limit: 1_600 },
  ...widgetNames.flatMap((name) => {
    const words = name.replaceAll("-", " ");
    const shown = `${words}, ${isDialog(name) ? "open" : "loaded"}`;
    const byDefault = isDialog(name) ? limits.dialog : limits.inline;
    const { shown: limit = byDefault, sent = limits.sent } = exceptions[name] ?? {};
    return [
      {
        step: shown,
        modules: [`${name}/${name}.element.ts`],
        limit,
      },
      ...(untilSent(name).length
        ? [{ step: `${words}, sent`, after: shown, modules: untilSent(name), limit: sent }]
        : []),
    ];
  }),
  ...later,
];
