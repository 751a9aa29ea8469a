import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import terser from "@rollup/plugin-terser";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { rollup } from "rollup";
import { expect, test } from "vitest";
import { gzipped } from "../build/sizes.mjs";

// The package as it was built, seen by those who install it.

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = (file: string) => `${root}dist/${file}`;
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

test("every export exists", () => {
  const targets = Object.values<string | Record<string, string>>(manifest.exports).flatMap(
    (target) => (typeof target === "string" ? [target] : Object.values(target)),
  );
  expect(targets.filter((target) => !existsSync(`${root}${target}`))).toEqual([]);
});

test("publint finds nothing", async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test("types resolve for everyone who can import it", () => {
  const attw = fileURLToPath(new URL("../../../node_modules/.bin/attw", import.meta.url));
  expect(() =>
    execFileSync(attw, ["--pack", root, "--profile", "esm-only"], {
      stdio: "pipe",
    }),
  ).not.toThrow();
});

test("components render on a server, and importing the elements there does nothing", async () => {
  const { NewsletterForm } = await import(dist("index.js"));
  expect(renderToString(createElement(NewsletterForm))).toContain("Suscribirme");
  await expect(import(dist("elements.js"))).resolves.toBeDefined();
});

/**
 * What an application pays for one component beside react, zod, ofetch and clsx. The booking brings
 * its step to payment along, which the package does not keep apart yet.
 */
test("one component pulls one component, at most 10 kB of it, or 10.25 kB with payment", async () => {
  const weigh = async (name: string) => {
    const bundle = await rollup({
      input: "app",
      external: (id) => /^(react|react-dom|zod|ofetch|clsx|@r2wc)(\/|$)/.test(id),
      plugins: [
        {
          name: "app",
          resolveId: (id) => (id === "app" ? id : null),
          load: (id) =>
            id === "app"
              ? `import { ${name} } from ${JSON.stringify(dist("index.js"))}; console.log(${name});`
              : null,
        },
      ],
    });
    const { output } = await bundle.generate({ format: "es", plugins: [terser()] });
    const chunks = output.filter((file) => file.type === "chunk");
    return {
      bytes: chunks.reduce((sum, { code }) => sum + gzipped(code), 0),
      code: chunks.map(({ code }) => code).join(""),
    };
  };
  const booking = await weigh("BookingDialog");
  const newsletter = await weigh("NewsletterForm");
  const payment = await weigh("PaymentDialog");
  expect(booking.bytes).toBeLessThanOrEqual(10_250);
  expect(payment.bytes).toBeLessThanOrEqual(10_000);
  expect(newsletter.bytes).toBeLessThanOrEqual(10_000);
  expect(booking.code).not.toContain("Suscribirme");
  expect(newsletter.code).not.toContain("Solicita tu reserva");
});
