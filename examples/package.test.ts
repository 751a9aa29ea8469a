import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command, forgetPack, install } from "./test/install";

// The package from `npm pack`, in a project without anything else.

const manifest = {
  private: true,
  type: "module",
  dependencies: { "@maloca/widgets": "0.1.0", react: "19.3.1", "react-dom": "19.3.1" },
  devDependencies: { "@types/react": "19.3.0", "@types/react-dom": "19.3.0", typescript: "6.0.3" },
};

const entries = ["", "/elements", "/loader", "/schemas", "/backend", "/server", "/jsx"];

const source = `
${entries.map((entry) => `import "@maloca/widgets${entry}";`).join("\n")}
import "@maloca/widgets/styles.css";
import { BookingDialog, type BookingDialogProps } from "@maloca/widgets";
import type { ElementOf } from "@maloca/widgets/elements";
import { createElement } from "react";

export const props: BookingDialogProps = {
  open: true,
  experiences: ["Surf"],
  onSent: ({ reference, request }) => [reference.length, request.email.length],
};
export const dialog = createElement(BookingDialog, props);

export function listen(element: ElementOf<"booking">) {
  element.addEventListener("maloca-sent", ({ detail }) => detail.request.email);
  element.addEventListener("click", ({ clientX }) => clientX);
  document.querySelector("maloca-booking")?.show({ package: "Viva" });
}

// @ts-expect-error: a list, not a text
export const wrong: BookingDialogProps = { experiences: "Surf" };
`;

let folder: string;
beforeAll(async () => {
  folder = await install("clean", JSON.stringify(manifest));
  await writeFile(join(folder, "index.ts"), source);
}, 300_000);
afterAll(forgetPack);

test.each([
  ["bundler", "esnext"],
  ["nodenext", "nodenext"],
])("its types hold under %s resolution", async (resolution, module) => {
  const options = ["--noEmit", "--strict", "--target", "es2022", "--jsx", "react-jsx"];
  await command(
    join(folder, "node_modules/.bin/tsc"),
    [...options, "--module", module, "--moduleResolution", resolution, "index.ts"],
    folder,
  );
});

test("every entry can be imported on a server", async () => {
  const script = entries.map((entry) => `await import("@maloca/widgets${entry}");`).join("");
  const said = await command(
    process.execPath,
    ["--input-type=module", "-e", `${script} console.log("imported")`],
    folder,
  );
  expect(said).toBe("imported\n");
});

test("it contains its licence and README, and no sources or tests", async () => {
  const files = await command("find", ["node_modules/@maloca/widgets", "-type", "f"], folder);
  expect(files).toContain("/widgets/LICENSE\n");
  expect(files).toContain("/widgets/README.md\n");
  expect(files).not.toMatch(/\/widgets\/(src|test|build)\//);
});
