import { useEffect, useRef, useState } from "react";
import * as styles from "../builder.css";
import { Field } from "../ui/field";
import { builderCheck as words } from "../words/check";
import { readPage, readsPages } from "./read-page";

interface ByAddressProps {
  /** Called without a page when reading begins, and then with the page. */
  onRead(page?: { url: string; source: string }): void;
}

/** The field for a page's address, shown if the operator's server reads pages. */
export function ByAddress({ onRead }: ByAddressProps) {
  const [offered, setOffered] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    readsPages().then(setOffered);
  }, []);
  if (!offered) return null;

  const read = async () => {
    const address = `${new FormData(form.current ?? undefined).get("address") ?? ""}`.trim();
    onRead();
    setError(address ? undefined : words.unaddressed);
    if (!address || busy) return;
    setBusy(true);
    const page = await readPage(address);
    setBusy(false);
    if ("unread" in page) setError(page.unread);
    else onRead(page);
  };

  return (
    <form
      ref={form}
      className={styles.choices}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <Field
        name="address"
        label={words.address}
        hint={words.addressHint}
        error={error}
        type="url"
        autoComplete="url"
      />
      <button type="submit" className={styles.small}>
        {busy ? words.reading : words.read}
      </button>
    </form>
  );
}
