import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "./checkbox-group.css";

interface CheckboxGroupProps {
  name: string;
  legend: string;
  choices: readonly string[];
  /** Ticked to start with, as far as they are choices and the limit allows. */
  chosen?: readonly string[];
  /** How many may be chosen; a further tap does nothing. */
  max: number;
  /** The words that count, with `{n}` and `{max}`: `Has seleccionado {n} de {max} experiencias`. */
  counter: string;
  /** Told what is ticked, in the order of the choices, whenever that changes. */
  onChange?(chosen: readonly string[]): void;
}

/**
 * Boxes of which only a few may be ticked. At the limit the others are `aria-disabled` and still
 * reachable, so that whoever listens to the page learns why
 * (docs/decisions/disabled-stays-reachable.md).
 */
export function CheckboxGroup({
  name,
  legend,
  choices,
  chosen: given = [],
  max,
  counter,
  onChange,
}: CheckboxGroupProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const first = choices.filter((choice) => given.includes(choice)).slice(0, max);
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const full = chosen.length >= max;

  const read = () => {
    const ticked = [...(ref.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [])];
    // Only before this code woke could there be too many.
    for (const box of ticked.splice(max)) box.checked = false;
    const names = ticked.map((box) => box.value);
    setChosen(names);
    if (String(names) !== String(chosen)) onChange?.(names);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before this code woke
  useEffect(read, []);

  // Not a passive effect: one that ends late would still know what was ticked before.
  useLayoutEffect(() => {
    // The boxes are unticked only after this event.
    const reset = () => setTimeout(read);
    const form = ref.current?.form ?? (ref.current as HTMLElement);
    form.addEventListener("reset", reset);
    return () => form.removeEventListener("reset", reset);
  });

  // Not by `preventDefault` of the click: React reports a box's change during it, undone or not.
  const change = (event: ChangeEvent<HTMLFieldSetElement>) => {
    const box = event.target as unknown as HTMLInputElement;
    if (full && box.checked) box.checked = false;
    read();
  };

  return (
    <fieldset className={styles.choices} ref={ref} onChange={change}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {choices.map((choice) => (
          <label className={styles.choice} key={choice}>
            <input
              className={styles.box}
              type="checkbox"
              name={name}
              value={choice}
              defaultChecked={first.includes(choice)}
              aria-disabled={(full && !chosen.includes(choice)) || undefined}
            />
            {choice}
          </label>
        ))}
      </div>
      <p className={styles.counter} role="status">
        {counter.replace("{n}", String(chosen.length)).replace("{max}", String(max))}
      </p>
    </fieldset>
  );
}
