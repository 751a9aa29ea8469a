import { useEffect, useState } from "react";
import * as styles from "./builder.css";
import { previewOf } from "./builder.preview";
import type { Release } from "./builder.release";
import { type Piece, snippets, type Way } from "./builder.snippets";
import { type Plan, termsDiffer } from "./builder.state";
import { CopyableText } from "./ui/copyable-text";
import { builderWays, builder as words } from "./words/builder";

/** In the order of the choices. */
export const ways = Object.keys(builderWays) as Way[];

/** The preview waits for a pause: while a colour is chosen it changes many times a second. */
const DEBOUNCE_MS = 300;

export interface View {
  way: Way;
  phone: boolean;
  dark: boolean;
}

interface ResultProps extends View {
  plan: Plan;
  release: Release;
  /** Whether its files are released and never change. */
  released: boolean;
}

export function Result({ plan, way, phone, dark, release, released }: ResultProps) {
  const preview = useDebounced(previewOf(plan, release, dark ? "dark" : "light"));
  const pieces = snippets[way](plan, release);
  const pinned = pieces.filter((piece) => piece.pinned);
  const hasNewest = pinned.length > 0;
  const warning = (
    <p className={released ? styles.hint : styles.warning}>
      {(released ? words.pinned : words.unreleased)(release.version)}
    </p>
  );
  return (
    <section className={styles.result}>
      <h2 className={styles.title}>{words.see}</h2>
      <p className={styles.hint}>{words.seeHint}</p>
      <div className={styles.views}>
        {(["phone", "dark"] as const).map((name) => (
          <label key={name} className={styles.check}>
            <input type="checkbox" name={name} className={styles.box} />
            {words.views[name]}
          </label>
        ))}
      </div>
      <iframe
        className={phone ? styles.phone : styles.preview}
        title={words.sampleTitle}
        // Gives the frame an opaque origin: it shares no storage with this page.
        sandbox="allow-scripts allow-forms allow-popups"
        // A new frame for each preview, because a page cannot define its elements twice.
        key={preview}
        src="builder/sample.html"
        onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage(preview, "*")}
      />
      <h2 className={styles.title}>{words.copyTitle}</h2>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.way}</legend>
        <div className={styles.ways}>
          {ways.map((name) => (
            <label key={name} className={styles.way}>
              <input
                type="radio"
                name="way"
                value={name}
                defaultChecked={name === ways[0]}
                className={styles.radio}
              />
              {builderWays[name].name}
            </label>
          ))}
        </div>
        <p className={styles.hint}>{builderWays[way].hint}</p>
      </fieldset>
      {termsDiffer(plan) && <p className={styles.warning}>{words.termsDiffer}</p>}
      <Pieces pieces={pieces.filter((piece) => !piece.pinned)} />
      {hasNewest ? (
        <>
          <p className={styles.hint}>{words.newest}</p>
          <details className={styles.more}>
            <summary className={styles.summary}>{words.fixed}</summary>
            <Pieces pieces={pinned} />
            {warning}
          </details>
        </>
      ) : (
        // Only an application has one version of its package.
        way === "react" && warning
      )}
    </section>
  );
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ label, text, file }) =>
    file ? (
      <p key={label} className={styles.download}>
        {label} <a href={text}>{words.download}</a>
      </p>
    ) : (
      <CopyableText key={label} label={label} text={text} />
    ),
  );

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
