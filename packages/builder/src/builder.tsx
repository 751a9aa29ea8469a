import { type FormEvent, useRef, useState } from "react";
import { type ColourName, colours } from "./builder.colours";
import { complaintsOf } from "./builder.contrast";
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
  trips,
} from "./builder.state";
import type { Theme } from "./builder.widgets";
import { Poster } from "./poster/poster";
import { Field } from "./ui/field";
import { builder as words } from "./words/builder";
import { builderPoster as posterWords } from "./words/poster";

export interface BuilderProps {
  release: Release;
  /** Its files never change. */
  released: boolean;
}

const firstItem = (id: number): Item => ({ id, widget: "booking", package: "", words: "" });

const beginning: Plan & View = {
  items: [firstItem(0)],
  partner: "",
  consent: false,
  language: "",
  theme: "auto",
  colours: {},
  corners: "",
  ownFont: false,
  button: "filled",
  deepLink: false,
  way: ways[0] as Way,
  phone: false,
  dark: false,
};

/**
 * Reads the form. If no widget uses the partner's name, consent or a button, they keep their previous
 * values.
 */
function read(form: HTMLFormElement, before: Plan & View): Plan & View {
  const data = new FormData(form);
  const text = (name: string) => `${data.get(name) ?? ""}`.trim();
  const shown = (name: string) => !!form.elements.namedItem(name);
  return {
    ...before,
    items: before.items.map(({ id }) => readItem(id, text)),
    partner: shown("partner") ? text("partner") : before.partner,
    consent: shown("consent") ? data.has("consent") : before.consent,
    language: text("language") as Language | "",
    theme: text("theme") as Theme,
    colours: Object.fromEntries(colours.map(({ name }) => [name as ColourName, text(name)])),
    corners: text("corners"),
    ownFont: data.has("ownFont"),
    deepLink: shown("deepLink") ? data.has("deepLink") : before.deepLink,
    button: shown("button") ? (text("button") as ButtonLook) : before.button,
    way: text("way") as Way,
    phone: data.has("phone"),
    dark: data.has("dark"),
  };
}

function readItem(id: number, text: (name: string) => string): Item {
  const widget = text(`widget.${id}`) as Item["widget"];
  // The fields of the widget before are still there when another is chosen.
  const trip = asksFor(widget, "destination")
    ? trips.find(({ slug }) => slug === text(`destination.${id}`))
    : undefined;
  const chosen = text(`package.${id}`);
  const known = trip?.packages.some(({ name }) => name === chosen);
  return { id, widget, trip, package: known ? chosen : "", words: text(`words.${id}`) };
}

/** Where a partner configures widgets, sees a preview and copies their code. */
export function Builder({ release, released }: BuilderProps) {
  const [plan, setPlan] = useState(beginning);
  const form = useRef<HTMLFormElement>(null);
  const nextId = useRef(1);
  const { items, theme, dark } = plan;
  const complaints = complaintsOf(plan, theme === "auto" ? (dark ? "dark" : "light") : theme);

  const mend = (name: string, value: string) => {
    const field = form.current?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!form.current || !isField) return;
    field.value = value;
    // The button goes with its complaint.
    field.focus();
    setPlan(read(form.current, plan));
  };

  return (
    <>
      <form
        ref={form}
        className={styles.columns}
        onInput={(event: FormEvent<HTMLFormElement>) => setPlan(read(event.currentTarget, plan))}
        onSubmit={(event) => event.preventDefault()}
      >
        <section className={styles.choices} aria-label={words.choose}>
          <Items
            items={items}
            onAdd={() => setPlan({ ...plan, items: [...items, firstItem(nextId.current++)] })}
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
            <label className={styles.check}>
              <input
                type="checkbox"
                name="consent"
                className={styles.box}
                defaultChecked={plan.consent}
              />
              <span>
                {words.consent}
                <span className={styles.hint}>{words.consentHint}</span>
              </span>
            </label>
          )}
          {items.some(({ widget }) => hasButton(widget)) && (
            <label className={styles.check}>
              <input
                type="checkbox"
                name="deepLink"
                className={styles.box}
                defaultChecked={plan.deepLink}
              />
              <span>
                {posterWords.deepLink}
                <span className={styles.hint}>{posterWords.deepLinkHint}</span>
              </span>
            </label>
          )}
          <Look plan={plan} dark={dark} complaints={complaints} onMend={mend} />
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
