import { Checkbox } from "./builder.checkbox";
import { type ColourName, colours } from "./builder.colours";
import type { ContrastIssue } from "./builder.contrast";
import * as styles from "./builder.css";
import { hasButton, isIllegibleOn, type Plan } from "./builder.state";
import { Field } from "./ui/field";
import {
  builderButtons,
  builderColours,
  builderCorners,
  builderLanguages,
  builderThemes,
  builder as words,
} from "./words/builder";

interface LookProps {
  plan: Plan;
  /** Whether the preview's page is dark. */
  dark: boolean;
  issues: readonly ContrastIssue[];
  /** Changes the value of a field. */
  onFix(field: ColourName | "theme", value: string): void;
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** The language and the appearance of the widgets. */
export function Look({ plan, dark, issues, onFix }: LookProps) {
  const illegibleTheme = isIllegibleOn(plan, dark);
  return (
    <>
      <Field name="language" label={words.language} hint={words.languageHint}>
        {optionsOf({ "": words.pageLanguage, ...builderLanguages })}
      </Field>
      {plan.items.some(({ widget }) => hasButton(widget)) && (
        <Field name="button" label={words.button}>
          {optionsOf(builderButtons)}
        </Field>
      )}
      <Field name="theme" label={words.theme}>
        {optionsOf(builderThemes)}
      </Field>
      {illegibleTheme && (
        <p className={styles.issue}>
          {words.themeOnOther[dark ? "dark" : "light"]}
          <button type="button" className={styles.small} onClick={() => onFix("theme", "auto")}>
            {words.themeOfPage(builderThemes.auto)}
          </button>
        </p>
      )}
      <Field name="corners" label={words.corners}>
        {optionsOf(builderCorners)}
      </Field>
      <Checkbox name="ownFont" label={words.ownFont} />
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
                  defaultValue={hex}
                  className={styles.colour}
                  aria-describedby={`${name}-issue`}
                />
                {builderColours[name]}
              </label>
              <div id={`${name}-issue`}>
                {issues
                  .filter(({ colour }) => colour === name)
                  .map((issue) => (
                    <Issue key={issue.other} issue={issue} onFix={onFix} />
                  ))}
              </div>
            </div>
          ))}
        </div>
        <p role="status" className={styles.verdict}>
          {words.illegible(issues.length + (illegibleTheme ? 1 : 0))}
        </p>
      </fieldset>
    </>
  );
}

/** A contrast issue, with a button that applies the suggestion. */
function Issue({ issue, onFix }: Pick<LookProps, "onFix"> & { issue: ContrastIssue }) {
  const { colour, other, ratio, least, seen, suggestion } = issue;
  const text = other === "link" ? words.linkNotSeen : words.notSeenOn(builderColours[other]);
  return (
    <p className={styles.issue}>
      {text} {words.contrast(ratio, least)} {words.seen(seen)}
      {suggestion && (
        <button
          type="button"
          className={styles.small}
          aria-label={words.applyTo(builderColours[colour], suggestion)}
          onClick={() => onFix(colour, suggestion)}
        >
          <span className={styles.chip} style={{ background: suggestion }} />
          {words.apply(suggestion)}
        </button>
      )}
    </p>
  );
}
