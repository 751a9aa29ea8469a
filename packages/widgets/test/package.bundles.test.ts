// tier: merge

import { basename, isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import { type OutputChunk, type OutputPlugin, rollup } from "rollup";
import { expect, test } from "vitest";
import { gzipped } from "../build/sizes";
import { widgetNames, widgets } from "../src/widgets";

// What an application of one component weighs, bundled as its developer would.

const root = fileURLToPath(new URL("..", import.meta.url));

/** As every application's bundler does for production. Codes that come at once share its thread. */
const production = terser({
  maxWorkers: 1,
  compress: { global_defs: { "@process.env.NODE_ENV": '"production"' } },
});
/** Minified code by what it was made from: to leave out what a component does not have changes nothing. */
const minified = new Map<string, Promise<string>>();

/** An application of one component, bundled as its developer would, without its peer dependencies. */
async function bundle(name: string, whole: boolean, without = /^$/) {
  const app = await rollup({
    input: "app",
    external: (id) =>
      /^(react|react-dom|zod|ofetch|clsx|@r2wc|@floating-ui)(\/|$)/.test(id) ||
      SPOKEN_ELSEWHERE.test(id) ||
      without.test(id),
    plugins: [
      nodeResolve({ rootDir: root }),
      {
        name: "app",
        resolveId: (id) => (id === "app" ? id : null),
        load: (id) =>
          id === "app" ? `import { ${name} } from "@maloca/widgets"; console.log(${name});` : null,
      },
    ],
  });
  const generate = async (plugins: OutputPlugin[]) => {
    const { output } = await app.generate({
      format: "es",
      inlineDynamicImports: whole,
      plugins,
      // Else what is left out is imported by its path on this machine, which has any length.
      paths: (id) => (isAbsolute(id) ? `./${basename(id)}` : id),
    });
    return (output as [OutputChunk])[0].code;
  };
  const source = await generate([]);
  const made = minified.get(source) ?? generate([production]);
  minified.set(source, made);
  return made;
}

/** Another language than Spanish, and what loads it: it costs what it weighs, where it is spoken. */
const SPOKEN_ELSEWHERE = /locales\/\w\w\.js$|core\/language(-files)?\.js$/;

/** Each is exported, or the type check fails. */
const components: (keyof typeof import("../src/index"))[] = widgetNames.map(
  (name) => widgets[name].component,
);

// What loads only in some visits: where a request could not be sent, once the server has answered, in browsers
// with assistants, and where a page sets an option that few pages set, or one that is wrong.
const LATER = [
  "forms/offline/offline-queue",
  "forms/outcome/success",
  "forms/fields/suggested-email",
  "forms/optional/(assistants|rare-options|prefill)",
  "core/options/option-warning",
  // A booking sends without its ticket, which comes after the form, and without the payment.
  "booking.trip",
  "payment.panel",
];

test.each(components)(
  "%s weighs at most 13.3 kB, the wizard 14.2, up to the server's answer",
  async (name) => {
    const sent = gzipped(await bundle(name, true, new RegExp(`/(${LATER.join("|")})\\.js$`)));
    expect(sent).toBeLessThanOrEqual(name === "TripWizard" ? 14_200 : 13_300);
    // With all of them: a booking has the payment that counts travellers.
    const whole = gzipped(await bundle(name, true));
    expect(whole).toBeLessThanOrEqual(sent + (name === "BookingDialog" ? 12_000 : 6_500));
  },
);

test("components do not send where the visitor came from, at once or later", async () => {
  expect(await bundle("ContactForm", true)).not.toContain("utm_");
});

test("importing one component bundles no other, and payment loads on demand", async () => {
  const booking = await bundle("BookingDialog", false);
  expect(booking).toContain("Solicita tu reserva");
  expect(booking).not.toContain("Suscribirme");
  expect(booking).not.toContain("Anticipo");
  const payment = await bundle("PaymentDialog", false);
  expect(payment).toContain("Anticipo");
  expect(payment).not.toContain("Solicita tu reserva");
});
