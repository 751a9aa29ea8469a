import { experienceId } from "@maloca/catalog/experiences";
import { wordsIn } from "@maloca/catalog/words";
import { useLayoutEffect, useRef } from "react";
import { type Given, withDefaults } from "../core/attributes";
import type { WidgetEvents } from "../core/widget";
import { CheckboxGroup } from "../ui/checkbox-group";
import { useGround } from "../ui/use-ground";
import "./experiences.css";
import { experiencesChecks, experiencesOptions, experiencesWords } from "./experiences.options";

/** The detail of `onChange`: the chosen experiences, in the order of the list. */
export interface ExperiencesChosen {
  /** The catalog's id; an unknown experience has its name. */
  ids: string[];
  names: readonly string[];
}

export type ExperiencesProps = Given<typeof experiencesOptions> &
  Pick<WidgetEvents<never, ExperiencesChosen>, "onChange">;

/**
 * Picks the experiences of a trip, at most two of them (docs/product.md, "Experience selector").
 * Resetting a form around it clears it too.
 */
export function ExperienceSelector(props: ExperiencesProps) {
  const options = withDefaults(experiencesOptions, props, "experiences", experiencesChecks);
  const text = wordsIn(props, experiencesWords);
  const ref = useRef<HTMLDivElement>(null);
  const look = useGround(ref, options.theme);

  // A page's form resets its own boxes only, not those inside an element.
  useLayoutEffect(() => {
    const root = ref.current as HTMLElement;
    const form = (root.getRootNode() as ShadowRoot).host?.closest("form");
    const follow = (event: Event) =>
      setTimeout(() => {
        if (event.defaultPrevented) return;
        for (const box of root.querySelectorAll("input")) box.checked = box.defaultChecked;
        root.firstElementChild?.dispatchEvent(new Event("reset"));
      });
    form?.addEventListener("reset", follow);
    return () => form?.removeEventListener("reset", follow);
  });

  return (
    <div className={look} ref={ref}>
      <CheckboxGroup
        name="experiences"
        legend={text.legend}
        choices={options.experiences}
        max={options.max}
        counter={text.counter}
        wording={options}
        onChange={(names) => options.onChange?.({ ids: names.map(experienceId), names })}
      />
    </div>
  );
}
