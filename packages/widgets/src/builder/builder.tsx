import { tripName } from "@maloca/catalog/trips/trip";
import { type FormEvent, useEffect, useState } from "react";
import {
  builderColours,
  builderWays,
  builderWidgets,
  builder as words,
} from "../locales/es.builder";
import { CopyableText } from "../ui/copyable-text";
import { Field } from "../ui/field";
import * as styles from "./builder.css";
import { previewOf } from "./builder.preview";
import { type Release, snippets, type Way } from "./builder.snippets";
import {
  asksFor,
  type Choice,
  type ColourName,
  colours,
  trips,
  widgetNames,
} from "./builder.state";

export interface BuilderProps {
  release: Release;
  /** Its files never change. */
  released: boolean;
}

/** In the order in which they are offered. */
const ways = Object.keys(builderWays) as Way[];

/** A colour changes many times a second while it is chosen; the preview waits for a pause. */
const REST_MS = 300;

const beginning: Choice = {
  widget: "booking",
  package: "",
  partner: "",
  consent: false,
  colours: {},
};

/**
 * Reads the form. If a widget does not use the partner's name or consent, they keep
 * their previous values.
 */
function read(form: HTMLFormElement, before: Choice): { choice: Choice; way: Way } {
  const data = new FormData(form);
  const text = (name: string) => `${data.get(name) ?? ""}`.trim();
  const widget = text("widget") as Choice["widget"];
  // The fields of the widget before are still there when another is chosen.
  const trip = asksFor(widget, "destination")
    ? trips.find(({ slug }) => slug === text("destination"))
    : undefined;
  return {
    way: text("way") as Way,
    choice: {
      widget,
      trip,
      package: trip?.packages.some(({ name }) => name === text("package")) ? text("package") : "",
      partner: data.has("partner") ? text("partner") : before.partner,
      consent: form.elements.namedItem("consent") ? data.has("consent") : before.consent,
      colours: Object.fromEntries(colours.map(({ name }) => [name as ColourName, text(name)])),
    },
  };
}

/** Where a partner configures a widget, sees a preview and copies its code. */
export function Builder({ release, released }: BuilderProps) {
  const [{ choice, way }, setChosen] = useState({ choice: beginning, way: ways[0] as Way });
  const { widget, trip } = choice;
  const preview = useRested(previewOf(choice, release));

  return (
    <form
      className={styles.columns}
      onInput={(event: FormEvent<HTMLFormElement>) => setChosen(read(event.currentTarget, choice))}
      onSubmit={(event) => event.preventDefault()}
    >
      <section className={styles.choices} aria-label={words.choose}>
        <Field name="widget" label={words.widget} hint={builderWidgets[widget].purpose}>
          {widgetNames.map((name) => (
            <option key={name} value={name}>
              {builderWidgets[name].name}
            </option>
          ))}
        </Field>
        {asksFor(widget, "destination") && (
          <Field name="destination" label={words.destination}>
            {/* Pictures are of somewhere. */}
            {widget !== "lightbox" && <option value="">{words.anyDestination}</option>}
            {trips.map((each) => (
              <option key={each.slug} value={each.slug}>
                {tripName(each)}
              </option>
            ))}
          </Field>
        )}
        {asksFor(widget, "package") && trip && (
          <Field key={trip.slug} name="package" label={words.package}>
            <option value="">{words.anyPackage}</option>
            {trip.packages.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Field>
        )}
        {asksFor(widget, "partner") && (
          <Field
            name="partner"
            label={words.partner}
            hint={words.partnerHint}
            defaultValue={choice.partner}
          />
        )}
        {asksFor(widget, "consent") && (
          <label className={styles.check}>
            <input
              type="checkbox"
              name="consent"
              className={styles.box}
              defaultChecked={choice.consent}
            />
            <span>
              {words.consent}
              <span className={styles.hint}>{words.consentHint}</span>
            </span>
          </label>
        )}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.colours}</legend>
          <p className={styles.hint}>{words.coloursHint}</p>
          <div className={styles.swatches}>
            {colours.map(({ name, hex }) => (
              <label key={name} className={styles.swatch}>
                <input type="color" name={name} defaultValue={hex} className={styles.colour} />
                {builderColours[name]}
              </label>
            ))}
          </div>
        </fieldset>
      </section>

      <section className={styles.result}>
        <h2 className={styles.title}>{words.see}</h2>
        <p className={styles.hint}>{words.seeHint}</p>
        <iframe
          className={styles.preview}
          title={words.sampleTitle}
          // An opaque origin: it shares no storage with this page.
          sandbox="allow-scripts allow-forms allow-popups"
          srcDoc={preview}
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
        {snippets[way](choice, release).map(({ label, text, file }) =>
          file ? (
            <p key={label} className={styles.download}>
              {label} <a href={text}>{words.download}</a>
            </p>
          ) : (
            <CopyableText
              key={label}
              label={label}
              text={text}
              copy={words.copy}
              copied={words.copied}
            />
          ),
        )}
        <p className={released ? styles.hint : styles.warning}>
          {(released ? words.pinned : words.unreleased)(release.version)}
        </p>
      </section>
    </form>
  );
}

/** A debounced value. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
