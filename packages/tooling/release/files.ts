import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { zipSync } from "fflate";
import { packagesIn, THIRD_PARTY } from "../../widgets/build/third-party.ts";
import { FIXED_DATE } from "../wordpress/plugin.ts";
import { billOfMaterials, refOf } from "./sbom.ts";

const MANIFEST = "manifest.json";

const sha256 = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

interface Release {
  root: string;
  /** An empty folder. */
  out: string;
  version: string;
  notes: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Writes the files of a release: archives with a bill of materials each, the hashes by which a page pins
 * the script-tag files, the changelog's entry, and the checksums of all.
 * @returns the checksums, a line for each file.
 */
export function makeFiles({ root, out, version, notes, env }: Release): string {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd: root,
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      maxBuffer: 2 ** 26,
    });
  const sbom = (...args: string[]) =>
    JSON.parse(run("npm", "sbom", "--package-lock-only", "--sbom-format", "cyclonedx", ...args));

  /** The packages that are bundled in an archive, as its licence files list them. */
  function bundled(archive: string) {
    const folder = mkdtempSync(join(tmpdir(), "maloca-release-"));
    try {
      run("tar", "-xzf", join(out, archive), "-C", folder);
      return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => basename(file) === THIRD_PARTY)
        .flatMap((file) => packagesIn(readFileSync(join(folder, file), "utf8")));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const cdn = join(root, "packages/widgets/dist/cdn");
  const npmPackage = `maloca-widgets-${version}.tgz`;
  const server = `maloca-server-${version}.tgz`;
  const plugin = `maloca-wordpress-${version}.zip`;
  const scripts = `maloca-script-tag-${version}.zip`;

  // npm builds the package before it packs it.
  run("npm", "pack", "--silent", "--workspace", "@maloca/widgets", "--pack-destination", out);
  run(process.execPath, "packages/tooling/pack/pack.mjs", out);
  copyFileSync(join(cdn, "maloca-wordpress.zip"), join(out, plugin));
  writeFileSync(join(out, scripts), zipOf(cdn, `v${version}`));
  copyFileSync(join(cdn, MANIFEST), join(out, scripts.replace(".zip", `.${MANIFEST}`)));
  writeFileSync(join(out, "CHANGES.md"), notes);

  const installed = sbom("--workspace", "@maloca/widgets", "--omit", "dev", "--omit", "optional");
  const contents = {
    [npmPackage]: [...bundled(npmPackage), ...installed.components.map(refOf)],
    [server]: bundled(server),
    [plugin]: [],
    [scripts]: packagesIn(readFileSync(join(cdn, THIRD_PARTY), "utf8")),
  };
  const everything = sbom();
  for (const [name, packages] of Object.entries(contents)) {
    const file = { name, version, sha256: sha256(join(out, name)), packages };
    const bill = JSON.stringify(billOfMaterials(everything, file), null, 2);
    writeFileSync(join(out, `${name}.cdx.json`), `${bill}\n`);
  }

  const sums = readdirSync(out)
    .sort()
    .map((name) => `${sha256(join(out, name))}  ${name}\n`);
  writeFileSync(join(out, "SHA256SUMS"), sums.join(""));
  return sums.join("");
}

/**
 * A zip of the script-tag files that a page can pin, with their hashes and licences, in a folder as it is
 * served.
 */
export function zipOf(cdn: string, folder: string) {
  const { integrity } = JSON.parse(readFileSync(join(cdn, MANIFEST), "utf8"));
  const names = [...Object.keys(integrity), MANIFEST, THIRD_PARTY];
  const files = names.map((name) => [`${folder}/${name}`, readFileSync(join(cdn, name))]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime: FIXED_DATE });
}
