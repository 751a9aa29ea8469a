import type { Mode } from "@maloca/catalog/design-tokens";
import { useEffect, useRef, useState } from "react";
import { Checkbox } from "../builder.checkbox";
import { type ContrastIssue, contrastIssuesOf } from "../builder.contrast";
import * as styles from "../builder.css";
import { changeField } from "../ui/change-field";
import { CopyableText } from "../ui/copyable-text";
import { Field } from "../ui/field";
import { optionsOf } from "../ui/options-of";
import { brandChoices, brandColours, brand as words } from "../words/brand";
import { type Brand, brandFrom, colours, textsOf } from "./brand";

interface BrandEditorProps {
  brand: Brand;
  /** Whether the widgets are on a light page or on a dark one. */
  mode: Mode;
  /** How much else cannot be read. */
  others?: number;
}

const nameIn = (name: string) => brandColours[name as keyof typeof brandColours];

/**
 * The brand's colours, corners, type and density, as fields of the form around it; what the widgets change of them; and
 * both texts to take along, or to bring back.
 */
export function BrandEditor({ brand, mode, others = 0 }: BrandEditorProps) {
  const [brought, setBrought] = useState({ count: 0, brand });
  const more = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The form reads its new fields.
    if (brought.count) more.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [brought.count]);
  const issues = contrastIssuesOf(brand, mode);
  const { css, tokens } = textsOf(brand);
  return (
    <>
      {/* Its fields keep what is typed, so that another brand needs new ones. */}
      <BrandFields key={brought.count} brand={brought.brand} issues={issues} others={others} />
      <details ref={more} className={styles.more}>
        <summary className={styles.summary}>{words.takeAlong}</summary>
        <div className={styles.choices}>
          <CopyableText label={words.css} text={css} />
          <p className={styles.download}>
            {words.tokens}{" "}
            <a
              href={`data:application/json;charset=utf-8,${encodeURIComponent(tokens)}`}
              download="maloca.tokens.json"
            >
              {words.download}
            </a>
          </p>
          <Bring onBring={(brand) => setBrought({ count: brought.count + 1, brand })} />
        </div>
      </details>
    </>
  );
}

/** A brand that was taken along. */
function Bring({ onBring }: { onBring(brand: Brand): void }) {
  const text = useRef<HTMLDivElement>(null);
  const [error, setError] = useState("");
  const bring = () => {
    const area = text.current?.querySelector("textarea");
    try {
      onBring(brandFrom(area?.value ?? ""));
      setError("");
    } catch (reason) {
      setError(words.notRead((reason as Error).message));
      area?.focus();
    }
  };
  return (
    <div ref={text} className={styles.choices}>
      <Field name="brought" label={words.bring} hint={words.bringHint} rows={4} error={error} />
      <button type="button" className={styles.small} onClick={bring}>
        {words.use}
      </button>
    </div>
  );
}

interface BrandFieldsProps extends Required<Pick<BrandEditorProps, "brand" | "others">> {
  issues: readonly ContrastIssue[];
}

function BrandFields({ brand, issues, others }: BrandFieldsProps) {
  const choice = (name: keyof typeof brandChoices) => {
    const { label, options } = brandChoices[name];
    const value = brand[name] ?? "";
    const other = value in options ? {} : { [value]: value };
    return (
      <Field key={name} name={name} label={label} defaultValue={value}>
        {optionsOf({ ...options, ...other })}
      </Field>
    );
  };
  return (
    <>
      {(Object.keys(brandChoices) as (keyof typeof brandChoices)[]).map(choice)}
      <Field
        name="title-font"
        label={words.titleFont}
        hint={words.fontHint}
        defaultValue={brand["title-font"] ?? ""}
      />
      <Field name="font" label={words.textFont} defaultValue={brand.font ?? ""} />
      <Checkbox name="ownFont" label={words.ownFont} defaultChecked={brand.font === ""} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.colours}</legend>
        <p className={styles.hint}>{words.coloursHint}</p>
        <div className={styles.swatches}>
          {colours.map(({ name, hex }) => (
            <div key={name}>
              <label className={styles.swatch}>
                <input
                  type="color"
                  name={name}
                  defaultValue={brand[name] ?? hex}
                  className={styles.colour}
                  aria-describedby={`${name}-issue`}
                />
                {nameIn(name)}
              </label>
              <div id={`${name}-issue`}>
                {issues
                  .filter(({ colour }) => colour === name)
                  .map((issue) => (
                    <Issue key={issue.back + issue.front} issue={issue} />
                  ))}
              </div>
            </div>
          ))}
        </div>
        <p role="status" className={styles.verdict}>
          {words.illegible(issues.length + others)}
        </p>
      </fieldset>
    </>
  );
}

/** What the widgets change, with a button that applies the suggestion. */
function Issue({ issue }: { issue: ContrastIssue }) {
  const { colour, front, back, ratio, least, shown, suggestion } = issue;
  return (
    <p className={styles.issue}>
      {front === "link" ? words.linkNotSeen : words.notSeenOn(nameIn(back))}{" "}
      {words.contrast(ratio, least)} {words.seen(shown)}
      {suggestion && (
        <button
          type="button"
          className={styles.small}
          aria-label={words.applyTo(nameIn(colour), suggestion)}
          onClick={({ currentTarget }) => changeField(currentTarget.form, colour, suggestion)}
        >
          <span className={styles.chip} style={{ background: suggestion }} />
          {words.apply(suggestion)}
        </button>
      )}
    </p>
  );
}
