import { formPaths } from "@maloca/catalog/forms";
import type { TripRequest } from "@maloca/catalog/requests/schemas";
import { tripRequestFields } from "@maloca/catalog/requests/trip-request";
import { withTravelers } from "@maloca/catalog/requests/trip-request.travelers";
import { counted, wordsIn } from "@maloca/catalog/words";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { OperatorLine } from "../core/operator/operator-line";
import { type Given, withDefaults } from "../core/options/attributes";
import { useLayoutEffect } from "../core/use-layout-effect";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/fields/consent";
import { forget, recall, remember, TRIP_WIZARD } from "../forms/fields/memory";
import { noJsAction } from "../forms/fields/no-js-action";
import { RequestFields } from "../forms/fields/request-fields";
import { focusFault } from "../forms/fields/use-field-errors";
import type { Phase } from "../forms/submission/submission.types";
import { SubmissionStatus } from "../forms/submission/submission-status";
import { useFormSubmission } from "../forms/submission/use-form-submission";
import { CheckboxGroup } from "../ui/field/checkbox-group";
import { LiveText } from "../ui/status/live-text";
import { useBackground } from "../ui/use-background";
import * as styles from "./trip-wizard.css";
import { tripWizardOptions, tripWizardWords } from "./trip-wizard.options";

/** The detail of `onSent`: the stored request. */
export interface TripRequestSent {
  request: TripRequest;
}

export interface TripWizardProps
  extends Given<typeof tripWizardOptions>,
    Pick<WidgetEvents<TripRequestSent>, "onSent" | "onFailed"> {}

const STEPS = [1, 2, 3, 4] as const;
type Step = (typeof STEPS)[number];
const LAST = 4;

/** Phases whose status is shown in any step; the others are shown in the last one. */
const EACH_STEP: readonly Phase[] = ["kept", "unkept", "sent"];

/** Asks for a custom trip, in four steps (docs/product.md, "Trip wizard"). */
export function TripWizard(props: TripWizardProps) {
  const options = withDefaults(tripWizardOptions, props);
  const text = wordsIn(props, tripWizardWords);

  const [step, setStep] = useState<Step>(1);
  const [interests, setInterests] = useState<string[]>([]);
  const target = useRef<HTMLElement | null>(null);
  const id = useId();

  const submission = useFormSubmission<TripRequest, true>({
    name: "trip-wizard",
    fields: tripRequestFields,
    options,
    read: (data) =>
      withTravelers(
        { ...Object.fromEntries(data), interests: data.getAll("interests") },
        text.num_travelers,
      ),
    load: () => import("../forms/requests/trip-wizard.request"),
    onSent: (_receipt, request) => options.onSent?.({ request }),
    // The card gets the focus.
    onEmptied: () => move(1, null),
    onFailed: options.onFailed,
  });
  const { form, errors, busy, renderConfirmation, controller, check } = submission;
  const look = useBackground(form.ref, options.theme);

  const formOf = () => form.ref.current as HTMLFormElement;
  const stepOf = (node: Element | null) => Number(node?.closest("fieldset[id]")?.id.at(-1)) as Step;

  const keep = (step: Step) =>
    remember(TRIP_WIZARD, [...new FormData(formOf()), ["step", `${step}`]]);

  const move = (
    to: Step,
    focus: HTMLElement | null = formOf().querySelector<HTMLElement>(`[id="${id + to}"]`),
  ) => {
    target.current = focus;
    setStep(to);
  };

  // Restores what was typed before a reload, without moving the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the wizard is mounted
  useEffect(() => {
    const typed = recall(TRIP_WIZARD);
    for (const [name, text] of typed) {
      const field = formOf().elements.namedItem(name) as HTMLInputElement | null;
      // Not a field that was changed since.
      if (field && field.value === field.defaultValue) field.value = text;
    }
    const ticked = typed.filter(([name]) => name === "interests").map(([, value]) => value);
    if (ticked.length) setInterests(ticked);
    const remembered = STEPS.find((each) =>
      typed.some(([name, text]) => name === "step" && text === `${each}`),
    );
    if (remembered) setStep(remembered);
  }, []);

  // Moves the focus once the step is visible. Not a passive effect: one that is still pending when the visitor
  // moves on would focus a hidden step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another step or the card is shown
  useLayoutEffect(() => {
    const card = renderConfirmation && formOf().querySelector<HTMLElement>("[part=confirmation]");
    const to = card || target.current;
    if (to?.matches("[aria-invalid]")) focusFault(to);
    else to?.focus();
    target.current = null;
  }, [step, !renderConfirmation]);

  // Shows the step with the first error: validation or the server may find one in an earlier step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when checking or sending has ended
  useEffect(() => {
    const wrong = formOf().querySelector<HTMLElement>("[aria-invalid]");
    const at = stepOf(wrong);
    if (wrong && at !== step) move(at, wrong);
  }, [busy]);

  const advance = async () => {
    try {
      const here = Object.entries(await check()).filter(
        ([name]) => stepOf(formOf().querySelector(`[name="${name}"]`)) === step,
      );
      if (here.length) return controller.showErrors(Object.fromEntries(here));
    } catch {
      // The validation code did not load: it is requested again before sending.
    }
    controller.clearErrors();
    const to = (step + 1) as Step;
    keep(to);
    move(to);
  };

  const retreat = () => {
    const to = (step - 1) as Step;
    keep(to);
    move(to);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (step === LAST) return void form.onSubmit(event);
    event.preventDefault();
    void advance();
  };

  const section = (n: Step) => (
    <fieldset key={n} className={styles.step} id={id + n} hidden={step !== n} tabIndex={-1}>
      <legend className={styles.legend}>
        <h3 className={styles.title} part="title">
          <span className={styles.count} part="count">
            {counted(text.count, { n, max: LAST }, options.lang)}
          </span>
          {text[`title${n}`]}
        </h3>
      </legend>
      <div className={styles.fields}>
        <RequestFields
          fields={tripRequestFields}
          step={n}
          text={text}
          errors={errors}
          values={{ destination: options.destination }}
          render={{
            interests: (label) => (
              <CheckboxGroup
                // Remounts with restored values.
                key={String(interests)}
                name="interests"
                legend={label}
                choices={options.interests}
                chosen={interests}
                max={Math.min(options.interests.length, tripRequestFields.interests.count[1])}
                counter={text.counter}
                wording={options}
              />
            ),
          }}
        />
        {n === LAST && <Consent options={options} error={errors.consent} />}
      </div>
      <div className={styles.moves}>
        {n > 1 && (
          <button
            type="button"
            className={styles.back}
            onClick={(event) => event.detail > 1 || retreat()}
            disabled={busy}
            part="back"
          >
            {text.back}
          </button>
        )}
        <button
          type="submit"
          className={styles.submit}
          aria-disabled={busy || undefined}
          // The second click of two: another step's button has come below the pointer.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          part={n === LAST ? "submit" : "next"}
        >
          <LiveText text={n < LAST ? text.next : busy ? text.sending : text.submit} />
        </button>
        {n === (EACH_STEP.includes(submission.phase) ? step : LAST) && (
          <SubmissionStatus submission={submission} text={text} />
        )}
      </div>
    </fieldset>
  );

  return (
    <form
      {...noJsAction(formPaths.tripRequest, options)}
      {...form}
      className={`${look} ${styles.form}`}
      onSubmit={submit}
      onReset={() => {
        form.onReset();
        forget(TRIP_WIZARD);
        setInterests([]);
        setStep(1);
      }}
      onInput={(event) => {
        keep(step);
        void form.onInput(event);
      }}
    >
      {renderConfirmation && (
        <div className={styles.stored}>
          {renderConfirmation(text.sent)}
          <button
            type="button"
            className={styles.back}
            part="close"
            onClick={() => {
              controller.dispatch({ type: "cardClosed" });
              move(1);
            }}
          >
            {text.close}
          </button>
        </div>
      )}
      <ol className={styles.progress} aria-label={text.progress} part="progress">
        {STEPS.map((n) => (
          <li
            key={n}
            className={n <= step ? `${styles.mark} ${styles.woven}` : styles.mark}
            aria-current={n === step ? "step" : undefined}
            part={n === step ? "step current" : "step"}
          >
            {text[`mark${n}`]}
          </li>
        ))}
      </ol>
      {STEPS.map(section)}
      <OperatorLine options={options} />
    </form>
  );
}
