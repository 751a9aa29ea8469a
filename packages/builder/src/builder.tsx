import { type FormEvent, useRef, useState } from "react";
import { brandIn } from "./brand/brand";
import { Checkbox } from "./builder.checkbox";
import * as styles from "./builder.css";
import { Items } from "./builder.items";
import { Look } from "./builder.look";
import type { Release } from "./builder.release";
import { Result, type View, ways } from "./builder.result";
import type { Way } from "./builder.snippets";
import {
  asksFor,
  type ButtonLook,
  hasButton,
  type Item,
  type Language,
  type Plan,
  unchosen,
} from "./builder.state";
import type { Theme } from "./builder.widgets";
import { Poster } from "./poster/poster";
import { Field } from "./ui/field";
import { builder as words } from "./words/builder";
import { builderPoster as posterWords } from "./words/poster";

interface BuilderProps {
  release: Release;
  /** Whether its files are released and never change. */
  released: boolean;
}

const newItem = (id: number): Item => ({ id, widget: "booking", package: "", words: "" });

const initial: Plan & View = {
  ...unchosen,
  items: [newItem(0)],
  way: ways[0] as Way,
  phone: false,
  dark: false,
};

/**
 * Reads the form. Fields that are not shown, because no widget uses them, keep their previous values.
 */
function read(form: HTMLFormElement, before: Plan & View, trips: Release["trips"]): Plan & View {
  const data = new FormData(form);
  const text = (name: string) => `${data.get(name) ?? ""}`.trim();
  const shown = (name: string) => !!form.elements.namedItem(name);
  return {
    ...before,
    items: before.items.map(({ id }) => readItem(id, text, trips)),
    partner: shown("partner") ? text("partner") : before.partner,
    consent: shown("consent") ? data.has("consent") : before.consent,
    language: text("language") as Language | "",
    theme: text("theme") as Theme,
    brand: brandIn(data),
    deepLink: shown("deepLink") ? data.has("deepLink") : before.deepLink,
    button: shown("button") ? (text("button") as ButtonLook) : before.button,
    way: text("way") as Way,
    phone: data.has("phone"),
    dark: data.has("dark"),
  };
}

function readItem(id: number, text: (name: string) => string, trips: Release["trips"]): Item {
  const widget = text(`widget.${id}`) as Item["widget"];
  // When another widget is chosen, the fields of the previous one are still in the form.
  const wanted = text(`destination.${id}`);
  const trip = asksFor(widget, "destination")
    ? // A gallery needs one, and its field is not shown yet.
      (trips.find(({ slug }) => slug === wanted) ?? (widget === "lightbox" ? trips[0] : undefined))
    : undefined;
  const chosen = text(`package.${id}`);
  const known = trip?.packages.some(({ name }) => name === chosen);
  return { id, widget, trip, package: known ? chosen : "", words: text(`words.${id}`) };
}

/** The form in which a partner configures widgets, with a preview and the code to copy. */
export function Builder({ release, released }: BuilderProps) {
  const [plan, setPlan] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const nextId = useRef(1);
  const { items, dark } = plan;

  return (
    <>
      <form
        ref={form}
        className={styles.columns}
        onInput={(event: FormEvent<HTMLFormElement>) =>
          setPlan(read(event.currentTarget, plan, release.trips))
        }
        onSubmit={(event) => event.preventDefault()}
      >
        <section className={styles.choices} aria-label={words.choose}>
          <Items
            items={items}
            trips={release.trips}
            onAdd={() => setPlan({ ...plan, items: [...items, newItem(nextId.current++)] })}
            onRemove={(id) => setPlan({ ...plan, items: items.filter((item) => item.id !== id) })}
          />
          {items.some(({ widget }) => asksFor(widget, "partner")) && (
            <Field
              name="partner"
              label={words.partner}
              hint={words.partnerHint}
              defaultValue={plan.partner}
            />
          )}
          {items.some(({ widget }) => asksFor(widget, "consent")) && (
            <Checkbox
              name="consent"
              label={words.consent}
              hint={words.consentHint}
              defaultChecked={plan.consent}
            />
          )}
          {items.some(({ widget }) => hasButton(widget)) && (
            <Checkbox
              name="deepLink"
              label={posterWords.deepLink}
              hint={posterWords.deepLinkHint}
              defaultChecked={plan.deepLink}
            />
          )}
          <Look plan={plan} dark={dark} />
        </section>
        <Result
          plan={plan}
          way={plan.way}
          phone={plan.phone}
          dark={dark}
          release={release}
          released={released}
        />
      </form>
      {plan.deepLink && <Poster plan={plan} />}
    </>
  );
}
