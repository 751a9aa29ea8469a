import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../src/durations";
import { folders } from "../src/folders";
import { keepRelease, releasedIn, releasesOf } from "../src/http/node/builds";
import { makeWhole } from "../src/storage/node/files";
import { done } from "./in-process";
import { createInstallation } from "./installation";
import { dataFolder } from "./templates";

const FOREVER = "public, max-age=31536000, immutable";

let site: Awaited<ReturnType<typeof createInstallation>>;
beforeEach(async () => {
  site = await createInstallation();
});

it("folders that one process makes at once leave each other whole, and none is made twice", async () => {
  const home = site.at("made");
  const written: string[] = [];
  const fill = (text: string) => async (draft: string) => {
    // Another begins and ends while this one is unfinished.
    if (text === "one") await makeWhole(join(home, "b"), fill("other"));
    written.push(text);
    await writeFile(join(draft, "text"), text);
  };
  await mkdir(join(home, `.a.${process.pid}`), { recursive: true });
  await Promise.all([
    makeWhole(join(home, "a"), fill("one")),
    makeWhole(join(home, "a"), fill("late")),
  ]);
  expect(written).toEqual(["other", "one"]);
  expect(await readFile(join(home, "a/text"), "utf8")).toBe("one");
  expect((await readdir(home)).sort()).toEqual(["a", "b"]);
});

describe("a page that was opened before an update", () => {
  const kept = async () => (await readdir(site.at("data/builds"))).length;
  const content = (index: number) => String(index).padStart(12, "0");
  const [first, second] = [content(1), content(2)];

  it("gets its files at their addresses, and the loader of the newest alone", async () => {
    await site.install(first);
    const running = await site.start();
    await rm(site.at("cdn"), { recursive: true });
    expect(await site.ask(`/cdn/${first}/booking.js`, running)).toEqual([first, FOREVER]);
    await site.install(second);
    const app = site.start();
    for (const build of [first, second]) {
      for (const path of [`/cdn/${build}`, `/cdn/v1/${build}`, `/cdn/v0.9.0/${build}`]) {
        expect(await site.ask(`${path}/booking.js`, app), path).toEqual([build, FOREVER]);
      }
      expect(await site.ask(`/assets/page-${build}.js`, app)).toEqual([build, FOREVER]);
    }
    expect(await site.ask("/cdn/maloca.js", app)).toEqual([second, "no-cache"]);
    // Nothing that an earlier build lacks is taken from another.
    expect(await site.ask(`/cdn/${first}/payment.js`, app)).toBe(404);
    expect(site.logged).toEqual([]);
  });

  it("gets them until 60 days after another build replaced its own, beside the newest three", async () => {
    await site.install(first);
    await site.start();
    // In use for a year, over a restart.
    site.clock.now = new Date("2027-01-01T12:00:00Z");
    await site.start();
    for (let index = 2; index <= 5; index += 1) {
      await site.install(content(index));
      await site.start();
      site.clock.now = new Date(site.clock.now.getTime() + 40 * DAY_MS);
    }
    const app = site.start();
    expect(await site.ask(`/cdn/${content(3)}/booking.js`, app)).toContain(content(3));
    expect(await site.ask(`/cdn/${content(2)}/booking.js`, app)).toBe(404);
    expect(await kept()).toBe(3);
  });

  it("gets them of at most twenty builds, and of the one in use, also when it is an old one again", async () => {
    for (let index = 1; index <= 22; index += 1) {
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      await site.install(content(index));
      await site.start();
    }
    expect(await kept()).toBe(20);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await site.install(content(3));
    expect(await site.ask(`/cdn/${content(3)}/booking.js`)).toContain(content(3));
    expect(await kept()).toBe(20);
  });

  it("gets the newest loader also where its size and time are those of the one before", async () => {
    const known = async (etag = "") => {
      await utimes(site.at("cdn/maloca.js"), 1, 1);
      return (await site.start()).request("/cdn/maloca.js", { headers: { "if-none-match": etag } });
    };
    await site.install(first);
    const etag = (await known()).headers.get("etag") ?? "";
    expect((await known(etag)).status).toBe(304);
    await site.install(second);
    expect(await (await known(etag)).text()).toBe(second);
  });

  it("costs no disk for what a killed server had copied, and takes nothing from one that runs", async () => {
    await site.install(first);
    const [dead, alive] = [`.${second}.${2 ** 30}`, `.${second}.${process.ppid}`];
    for (const draft of [dead, alive])
      await mkdir(site.at("data/builds", draft), { recursive: true });
    await site.start();
    const left = (await readdir(site.at("data/builds"))).filter((name) => name.includes("."));
    expect(left).toEqual([alive]);
  });

  it("gets those in use where the data folder takes no copy, and the log says so", async () => {
    await site.install(first);
    await writeFile(site.at("data"), "a file, no folder");
    expect(await site.ask(`/cdn/${first}/booking.js`)).toEqual([first, FOREVER]);
    expect(site.logged).toEqual(["build not kept"]);
  });
});

describe("a pinned address", () => {
  const pinned = "/cdn/v1.0.0/maloca.js";

  it("is not cached for good before its version is released", async () => {
    for (const content of ["draft", "mended"]) {
      await site.install(content);
      expect(await site.ask(pinned)).toEqual([content, "no-cache"]);
    }
  });

  it("serves a released version unchanged after newer builds, also one with its number", async () => {
    await site.install("first");
    expect(await keepRelease(site.at("cdn"), site.releases)).toBe("v1.0.0");
    expect(await keepRelease(site.at("cdn"), site.releases)).toBe("v1.0.0");
    await site.install("second", "1.1.0");
    expect(await site.ask(pinned)).toEqual(["first", FOREVER]);
    for (const path of ["v1.1.0/", "v1/", ""])
      expect(await site.ask(`/cdn/${path}maloca.js`), path).toEqual(["second", "no-cache"]);
    expect(await site.ask("/cdn/v1.2.0/maloca.js")).toBe(404);
    await site.install("changed");
    await expect(keepRelease(site.at("cdn"), site.releases)).rejects.toThrow(
      /^v1\.0\.0 ya se publicó .+ Sube/,
    );
    expect(await site.ask(pinned)).toEqual(["first", FOREVER]);
    // Nor is a file of the one ever mixed into the other.
    expect(await site.ask("/cdn/v1.0.0/changed/booking.js")).toBe(404);
  });

  it("serves nothing half-copied", async () => {
    await site.install("first");
    const draft = `.v1.0.0.${2 ** 30}`;
    await mkdir(join(site.releases, draft), { recursive: true });
    expect(releasedIn(site.releases)).toEqual([]);
    expect(await site.ask(`/cdn/${draft}/maloca.js`)).toBe(404);
    await keepRelease(site.at("cdn"), site.releases);
    expect(await readdir(site.releases)).toEqual(["v1.0.0"]);
  });

  it("is made of the current build by `release`", async () => {
    const built = folders.cdn;
    const { version } = JSON.parse(await readFile(join(built, "manifest.json"), "utf8"));
    const DATA_DIR = await dataFolder();
    expect(await done({ DATA_DIR }, "release")).toContain(`/cdn/v${version}/`);
    const kept = join(releasesOf(DATA_DIR), `v${version}`);
    expect((await readdir(kept)).sort()).toEqual((await readdir(built)).sort());
    const name = "booking.js.br";
    expect(await readFile(join(kept, name))).toEqual(await readFile(join(built, name)));
  });
});
