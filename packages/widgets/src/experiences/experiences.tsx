import { experienceId } from "@maloca/catalog/experiences";
import { withDefaults } from "../element/attributes";
import type { WidgetEvents } from "../element/widget";
import { Choices } from "../parts/choices";
import { reset } from "../parts/reset.css";
import { experiencesOptions } from "./experiences.options";

/** What `onChange` carries: the chosen experiences, in the order of the list. */
export interface ExperiencesChosen {
  /** The catalog's id; an experience that it does not know goes by its name. */
  ids: string[];
  names: readonly string[];
}

export type ExperiencesProps = Partial<typeof experiencesOptions> &
  Pick<WidgetEvents<never, ExperiencesChosen>, "onChange">;

/** Picks the experiences of a trip, at most two of them (spec §2, §4, §9, decision 23). */
export function ExperienceSelector(props: ExperiencesProps) {
  const options = withDefaults(experiencesOptions, props);
  const text = withDefaults(experiencesOptions.strings, options.strings);
  return (
    <div className={reset}>
      <Choices
        name="experiences"
        legend={text.legend}
        choices={options.experiences}
        max={options.max}
        counter={text.counter}
        onChange={(names) => options.onChange?.({ ids: names.map(experienceId), names })}
      />
    </div>
  );
}
