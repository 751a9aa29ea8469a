import { experienceId } from "@maloca/catalog/experiences";
import { wordsIn } from "@maloca/catalog/words";
import { useRef } from "react";
import { OperatorLine } from "../core/operator/operator-line";
import type { Given } from "../core/options/attributes";
import { validOptions } from "../core/options/valid-options";
import { useLayoutEffect } from "../core/use-layout-effect";
import type { WidgetEvents } from "../core/widget";
import { CheckboxGroup } from "../ui/field/checkbox-group";
import { useBackground } from "../ui/use-background";
import "./experiences.css";
import { experiencesOptions, experiencesRules, experiencesWords } from "./experiences.options";

/** The detail of `onChange`: the chosen experiences, in the order of the list. */
export interface ExperiencesChosen {
  /** The catalog's ids; an experience that it does not know has its name. */
  ids: string[];
  names: readonly string[];
}

export interface ExperiencesProps
  extends Given<typeof experiencesOptions>,
    Pick<WidgetEvents<never, ExperiencesChosen>, "onChange"> {}

/**
 * Chooses experiences of a trip, by default two at most (docs/product.md, "Experience selector"). In a form it is a
 * field: value, `required`, `disabled` and the form's reset work as those of native fields.
 */
export function ExperienceSelector(props: ExperiencesProps) {
  const options = validOptions(experiencesOptions, props, "experiences", experiencesRules);
  const text = wordsIn(props, experiencesWords);
  const ref = useRef<HTMLDivElement>(null);
  const look = useBackground(ref, options.theme);

  /** Checkboxes have no `required` for a group: the first box gets the message. */
  const checkRequired = () => {
    const missing = options.required && !ref.current?.querySelector(":checked");
    ref.current?.querySelector("input")?.setCustomValidity(missing ? text.required : "");
  };
  useLayoutEffect(checkRequired);

  return (
    <div className={look} ref={ref}>
      <CheckboxGroup
        name={options.name || "experiences"}
        legend={text.legend}
        choices={options.experiences}
        max={options.max}
        counter={text.counter}
        maximum={text.maximum}
        wording={options}
        disabled={options.disabled}
        onChange={(names) => {
          checkRequired();
          options.onChange?.({ ids: names.map(experienceId), names });
        }}
      />
      <OperatorLine options={options} />
    </div>
  );
}
