import type { offered } from "@maloca/catalog/offered";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Builder } from "./builder";
import * as styles from "./builder.css";
import type { Release } from "./builder.release";
import { properties } from "./builder.widgets";
import { Checker } from "./check/checker";
import { builder as words } from "./words/builder";

const VERSIONED = /immutable/;

type Offered = ReturnType<typeof offered>;

/** The release of the files beside this page, with the hashes at its pinned address, and what is sold. */
async function readRelease(): Promise<{ release: Release; released: boolean }> {
  const text = async (address: string) => {
    const answer = await fetch(new URL(address, document.baseURI));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return { body: await answer.text(), cache: answer.headers.get("cache-control") ?? "" };
  };
  const { version } = JSON.parse((await text("manifest.json")).body);
  // As they are published on this server; a host of files has those of the build.
  const told = JSON.parse((await text("/cdn/operator.json")).body) as Offered;
  const trips = Object.values(told.trips).map(({ trip }) => trip);
  const base = new URL(`/cdn/v${version}/`, document.baseURI).href;
  // If this version was released, that address has the files of the release, not of this build.
  const { body, cache } = await text(`${base}manifest.json`);
  const { integrity } = JSON.parse(body);
  const plugin = new URL("maloca-wordpress.zip", document.baseURI).href;
  return {
    release: { version, base, integrity, plugin, trips },
    released: VERSIONED.test(cache),
  };
}

/** The page around the builder, which is shown when the release is known. */
function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.wide}>
          <h1 className={styles.heading}>{words.title}</h1>
          <p className={styles.lead}>
            {words.lead} <a href="/docs/es/insertar/">{words.guide}</a>
          </p>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}

// The page has the widgets' look: it sets their custom properties to the defaults.
for (const { name, default: value } of properties) {
  document.documentElement.style.setProperty(name, value);
}
document.title = words.title;
document.body.className = styles.page;
const root = createRoot(document.body);
root.render(<Page>{words.loading}</Page>);
try {
  const read = await readRelease();
  root.render(
    <Page>
      <Builder {...read} />
      <Checker release={read.release} />
    </Page>,
  );
} catch (error) {
  console.error(error);
  root.render(<Page>{words.missing}</Page>);
}
