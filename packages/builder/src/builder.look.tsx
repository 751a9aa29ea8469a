import { type ColourName, colours } from "./builder.colours";
import type { Complaint } from "./builder.contrast";
import * as styles from "./builder.css";
import { hasButton, type Plan, standsOut } from "./builder.state";
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
  /** Whether the sample's page is dark. */
  dark: boolean;
  complaints: readonly Complaint[];
  /** Gives a field of the form another value. */
  onMend(field: ColourName | "theme", value: string): void;
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** How the widgets look and what they speak. */
export function Look({ plan, dark, complaints, onMend }: LookProps) {
  const lost = standsOut(plan, dark);
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
      {lost && (
        <p className={styles.complaint}>
          {words.themeOnOther[dark ? "dark" : "light"]}
          <button type="button" className={styles.small} onClick={() => onMend("theme", "auto")}>
            {words.themeOfPage(builderThemes.auto)}
          </button>
        </p>
      )}
      <Field name="corners" label={words.corners}>
        {optionsOf(builderCorners)}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" name="ownFont" className={styles.box} />
        <span>{words.ownFont}</span>
      </label>
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
                  aria-describedby={`${name}-complaint`}
                />
                {builderColours[name]}
              </label>
              <div id={`${name}-complaint`}>
                {complaints
                  .filter(({ colour }) => colour === name)
                  .map((complaint) => (
                    <Mend key={complaint.other} complaint={complaint} onMend={onMend} />
                  ))}
              </div>
            </div>
          ))}
        </div>
        <p role="status" className={styles.verdict}>
          {words.illegible(complaints.length + (lost ? 1 : 0))}
        </p>
      </fieldset>
    </>
  );
}

/** What is wrong with a colour, and a button that mends it. */
function Mend({ complaint, onMend }: Pick<LookProps, "onMend"> & { complaint: Complaint }) {
  const { colour, other, ratio, least, mend } = complaint;
  const say = other === "link" ? words.linkNotSeen : words.notSeenOn(builderColours[other]);
  return (
    <p className={styles.complaint}>
      {say} {words.contrast(ratio, least)}
      {mend && (
        <button
          type="button"
          className={styles.small}
          aria-label={words.mendOf(builderColours[colour], mend)}
          onClick={() => onMend(colour, mend)}
        >
          <span className={styles.chip} style={{ background: mend }} />
          {words.mend(mend)}
        </button>
      )}
    </p>
  );
}
