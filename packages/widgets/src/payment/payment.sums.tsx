import { sumWords } from "@maloca/catalog/locales/es";
import { formatCop, formatNumber, formatTimes, pesosOf, readPesos } from "@maloca/catalog/money";
import { paymentAmounts } from "@maloca/catalog/requests/payment.amounts";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { type RefObject, useEffect, useState } from "react";
import { validOptions } from "../core/options/valid-options";
import { useFormValues } from "../forms/fields/use-form-values";
import { paymentSums } from "../locales/es";
import { unseen } from "../ui/field/field.css";
import { LiveText } from "../ui/status/live-text";
import * as styles from "./payment.css";
import type { paymentOptions } from "./payment.options";

interface SumsProps {
  form: RefObject<HTMLFormElement | null>;
  options: typeof paymentOptions & Wording;
}

/** The most travellers that can be counted. */
const MOST = 99;

/** The valid values of `amount`. */
const rules = {
  amount: {
    accepts: (amount: number | string) => pesosOf(amount || 0) >= 0,
    expected: "an amount in whole pesos, such as 1.500.000",
  },
};

/** The total and the chosen option in the form, updated while it is filled in. */
function useTyped(form: SumsProps["form"], onReset?: () => void) {
  const { amount = "", option } = useFormValues(form, onReset);
  return { total: readPesos(amount), option: option === "full" ? "full" : "deposit" } as const;
}

/** A stepper for the travellers, which fills the amount with the price for all of them. */
export function Travelers({ form, options }: SumsProps) {
  const { travelers, minTravelers: least, groupSize, unitAssumed, lang } = options;
  const { amount } = validOptions({ amount: "" }, { amount: options.amount }, "payment", rules);
  const text = wordsIn(options, { paymentSums, sumWords });
  const price = pesosOf(amount);
  // The count that was pressed here, until the page sets another number.
  const [pressed, setPressed] = useState<{ from: number; count: number }>();
  const typed = useTyped(form, () => setPressed(undefined));
  const count = pressed?.from === travelers ? pressed.count : travelers;
  const cop = (pesos: number) => formatCop(pesos, lang);
  const total = groupSize ? price : price * count;
  const usual = total > 0 ? cop(total) : "";

  const write = (sum: string, over: boolean) => {
    const field = form.current?.elements.namedItem("amount") as HTMLInputElement;
    const { value } = field;
    const typed = value !== field.defaultValue;
    field.defaultValue = sum;
    if (over || !typed) field.value = sum;
    // An `input` event without a change would withdraw the form's messages.
    if (field.value !== value) field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // Keeps an amount that the visitor has typed, until the stepper is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the sum changes
  useEffect(() => write(usual, false), [usual]);

  if (!usual) return null;
  if (groupSize)
    return <p className={styles.sum}>{text.perGroup.replace("{size}", `${groupSize}`)}</p>;

  const step = (by: 1 | -1, label: string, sign: string) => {
    const next = count + by;
    const possible = next >= 1 && next <= MOST;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-disabled={!possible || undefined}
        part={by > 0 ? "more" : "fewer"}
        onClick={() => {
          if (!possible) return;
          setPressed({ from: travelers, count: next });
          write(cop(price * next), true);
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <fieldset className={styles.option} part="travelers">
      <legend className={styles.legend} part="legend">
        {text.travelers}
      </legend>
      <div className={styles.stepper}>
        {step(-1, text.fewer, "−")}
        <output className={styles.count} aria-label={text.travelers} part="counter">
          <LiveText text={`${count}`} figure />
        </output>
        {step(1, text.more, "+")}
        <span className={styles.sum}>
          {
            // Hidden where the visitor has typed another amount.
            typed.total === total && (
              <LiveText text={count > 1 ? formatTimes(count, price, lang) : cop(price)} figure />
            )
          }
        </span>
      </div>
      {least > 1 && <p className={styles.assumed}>{text.least.replace("{least}", `${least}`)}</p>}
      {unitAssumed && <p className={styles.assumed}>{text.assumed}</p>}
    </fieldset>
  );
}

/** Longer than between two keys. */
const PAUSE_MS = 1000;

/** A text once it has stood for a while; empty before the first. */
function useSettledText(text: string): string {
  const [settled, settle] = useState("");
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The amounts to pay now and later, updated while typing. */
export function Figures({ form, options, due }: SumsProps & { due: string }) {
  const text = wordsIn(options, { paymentSums });
  const { total, option } = useTyped(form);
  const { now, balance } = paymentAmounts(total, option, options.depositPercent);
  const known = total > 0;
  const rest = balance ? due : text.settled;
  const sentence = text.sentence
    .replace("{now}", formatNumber(now, options.lang))
    .replace("{balance}", formatNumber(balance, options.lang))
    .replace("{rest}", rest);
  const announced = useSettledText(known ? sentence : "");
  if (!known) return <p className={styles.unknown}>{text.unknown}</p>;
  return (
    <>
      {/* One sentence, not at each digit: a screen reader would announce changed figures without their labels. */}
      <p className={unseen}>
        <LiveText text={announced} />
      </p>
      <dl className={styles.pair} aria-hidden>
        <div>
          <dt className={styles.term}>{text.now}</dt>
          <dd className={styles.now}>
            <LiveText text={formatCop(now, options.lang)} figure />
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{text.balance}</dt>
          <dd className={styles.later}>
            <LiveText text={formatCop(balance, options.lang)} figure />
          </dd>
          <dd className={styles.due}>
            <LiveText text={rest} />
          </dd>
        </div>
      </dl>
    </>
  );
}
