import { useEffect, useMemo, useRef, useState } from "react";
import * as styles from "../builder.css";
import type { Release } from "../builder.release";
import { Field } from "../ui/field";
import { builderCheck as words } from "../words/check";
import { ByAddress } from "./by-address";
import * as parts from "./check.css";
import { checkPage } from "./check-page";
import { Findings } from "./findings";
import { TrialFrame } from "./trial-frame";

/** The fragment of the address that links to this section. */
const ID = "check";

/** Checks a partner's page, by its address or its pasted source. */
export function Checker({ release }: { release: Release }) {
  const [read, setRead] = useState<{ source: string; url?: string }>();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The browser follows the link before this section exists.
    if (location.hash === `#${ID}`) title.current?.scrollIntoView();
  }, []);

  const check = () => {
    const source = `${new FormData(form.current ?? undefined).get("source") ?? ""}`;
    setError(source.trim() ? undefined : words.unfilled);
    setRead(source.trim() ? { source } : undefined);
  };
  const found = useMemo(() => read && checkPage(read.source, release, read.url), [read, release]);
  const blocking = found?.filter(({ kind }) => kind === "blocks").length ?? 0;

  return (
    <section className={parts.part} aria-labelledby={ID}>
      <h2 ref={title} className={styles.title} id={ID}>
        {words.title}
      </h2>
      <p className={parts.text}>{words.lead}</p>
      <ByAddress
        onRead={(page) => {
          setError(undefined);
          setRead(page);
        }}
      />
      <form
        ref={form}
        className={styles.choices}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Field name="source" label={words.source} hint={words.sourceHint} error={error} rows={8} />
        <button type="submit" className={styles.small}>
          {words.check}
        </button>
      </form>
      <p role="status" className={parts.text}>
        {read?.url && `${words.readFrom(read.url)} `}
        <strong>{found && words.verdict(blocking)}</strong>
      </p>
      {found && <Findings found={found} />}
      {read && <TrialFrame key={read.source} {...read} release={release} />}
    </section>
  );
}
