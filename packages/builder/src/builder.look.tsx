import { BrandEditor } from "./brand/brand-editor";
import * as styles from "./builder.css";
import { hasButton, isIllegibleOn, type Plan } from "./builder.state";
import { changeField } from "./ui/change-field";
import { Field } from "./ui/field";
import { optionsOf } from "./ui/options-of";
import { builderButtons, builderLanguages, builderThemes, builder as words } from "./words/builder";

interface LookProps {
  plan: Plan;
  /** Whether the preview's page is dark. */
  dark: boolean;
}

/** The language and the appearance of the widgets. */
export function Look({ plan, dark }: LookProps) {
  const { theme } = plan;
  const illegible = isIllegibleOn(plan, dark);
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
      {illegible && (
        <p className={styles.issue}>
          {words.themeOnOther[dark ? "dark" : "light"]}
          <button
            type="button"
            className={styles.small}
            onClick={({ currentTarget }) => changeField(currentTarget.form, "theme", "auto")}
          >
            {words.themeOfPage(builderThemes.auto)}
          </button>
        </p>
      )}
      <BrandEditor
        brand={plan.brand}
        mode={theme === "auto" ? (dark ? "dark" : "light") : theme}
        others={illegible ? 1 : 0}
      />
    </>
  );
}
