import { choiceNames } from "@maloca/catalog/locales/es";
import { type CountedText, counted, type Wording, wordsIn } from "@maloca/catalog/words";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { useLayoutEffect } from "../../core/use-layout-effect";
import { LiveText } from "../status/live-text";
import * as styles from "./checkbox-group.css";

interface CheckboxGroupProps {
  name: string;
  legend: ReactNode;
  choices: readonly string[];
  /** Checked at the start, if they are choices and within the limit. */
  chosen?: readonly string[];
  /** The maximum number to choose; a further tap does nothing. */
  max: number;
  /** The counter's text, with `{n}` and `{max}`: `Has seleccionado {n} de {max} experiencias`. */
  counter: CountedText;
  /** Said with it where no more can be chosen, and not shown. */
  maximum?: string;
  wording: Wording;
  disabled?: boolean;
  /** Called with the checked choices, in their order, on every change. */
  onChange?(chosen: readonly string[]): void;
}

/**
 * Checkboxes with a maximum. At the limit the others are `aria-disabled` and stay focusable, so that screen reader
 * users find them (docs/decisions.md, "What is disabled stays reachable").
 */
export function CheckboxGroup({
  name,
  legend,
  choices,
  chosen: given,
  max,
  counter,
  maximum,
  wording,
  disabled,
  onChange,
}: CheckboxGroupProps) {
  const names = wordsIn(wording, { choiceNames }, "choices");
  const ref = useRef<HTMLFieldSetElement>(null);
  const first = choices.filter((choice) => given?.includes(choice)).slice(0, max);
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const [refused, setRefused] = useState(0);
  /** The current value, before the next render: two boxes may be ticked before it. */
  const now = useRef(chosen);

  const read = () => {
    const ticked = [...(ref.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [])];
    // More than the maximum can be ticked only before this code has loaded.
    for (const box of ticked.splice(max)) box.checked = false;
    const names = ticked.map((box) => box.value);
    // Not joined by commas, which a name may have.
    if (names.join("\n") === now.current.join("\n")) return;
    now.current = names;
    setChosen(names);
    onChange?.(names);
  };

  // Not a passive effect: a late one would see the previous selection.
  useLayoutEffect(() => {
    // Boxes may have been ticked before this code loaded, or are not choices any more.
    read();
    // The browser resets the boxes after this event.
    const reset = () => setTimeout(read);
    const fieldset = ref.current as HTMLFieldSetElement;
    const form = fieldset.form ?? fieldset;
    form.addEventListener("reset", reset);
    return () => form.removeEventListener("reset", reset);
  });

  // Not with `preventDefault` on the click: React would report the change although it is undone.
  const change = (event: ChangeEvent<HTMLFieldSetElement>) => {
    const box = event.target as Element as HTMLInputElement;
    if (now.current.length >= max && box.checked) {
      box.checked = false;
      setRefused((count) => count + 1);
    }
    read();
  };

  const isFull = chosen.length >= max && choices.length > max;

  return (
    <fieldset
      className={styles.choices}
      ref={ref}
      disabled={disabled}
      onChange={change}
      part="choices"
    >
      <legend className={styles.legend} part="legend">
        {legend}
      </legend>
      <div className={styles.list}>
        {choices.map((choice) => (
          <label className={styles.choice} key={choice} part="choice">
            <input
              className={styles.box}
              type="checkbox"
              name={name}
              value={choice}
              defaultChecked={first.includes(choice)}
              aria-disabled={(isFull && !chosen.includes(choice)) || undefined}
              part="box"
            />
            {names[choice] ?? choice}
          </label>
        ))}
      </div>
      <p className={styles.counter} role="status" part="counter">
        {/* Anew for a choice too many: it says why nothing happens. */}
        <LiveText key={refused} text={counted(counter, { n: chosen.length, max }, wording.lang)} />
        {isFull && maximum && (
          <>
            {" "}
            <LiveText key={refused} text={maximum} look={styles.heard} />
          </>
        )}
      </p>
    </fieldset>
  );
}
