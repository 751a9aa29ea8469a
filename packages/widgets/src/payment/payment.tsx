import { concept } from "@maloca/catalog/concept";
import { formatCop } from "@maloca/catalog/money";
import {
  formatPercent,
  type PaymentFigures,
  type PaymentRequest,
  paymentFigures,
  paymentLimits,
  readPesos,
} from "@maloca/catalog/payment.figures";
import { messagingLink } from "@maloca/catalog/settings";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { withDefaults } from "../core/attributes";
import type { WidgetEvents } from "../core/widget";
import { useFieldErrors } from "../forms/use-field-errors";
import { useSyncedDefault } from "../forms/use-synced-default";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { LiveStatus } from "../ui/live-status";
import * as styles from "./payment.css";
import { Figures } from "./payment.figures";
import type { Handover } from "./payment.handover";
import { paymentOptions } from "./payment.options";

export { tripOptions } from "./payment.options";

/** What `onSent` carries once the messaging app was opened; the traveller's name stays out of it. */
export type PaymentSent = Omit<PaymentRequest, "name"> & PaymentFigures;

export type PaymentDialogProps = Partial<typeof paymentOptions> &
  Pick<WidgetEvents<PaymentSent>, "onOpen" | "onClose" | "onSent">;

/** Kept at hand once it has come: an import that is awaited anew would end the visitor's gesture. */
let ready: typeof import("./payment.lazy") | undefined;
const load = async () => {
  ready ??= await import("./payment.lazy");
  return ready;
};

/**
 * Writes a payment request and hands it to the messaging app, where the team answers with a link
 * (docs/product.md, "Payment request"). Nothing is sent to a server, and nothing is kept.
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const options = withDefaults(paymentOptions, props);
  const text = withDefaults(paymentOptions.strings, options.strings);
  const about = concept({
    destination: options.destination,
    package: options.package,
    stem: options.concept,
    fixed: options.fixedConcept,
  });
  const terms = { percent: options.depositPercent, due: options.dueText };
  const team = { phone: options.messagingPhone, shortLink: options.messagingLink };
  const amount = options.amount > 0 ? formatCop(options.amount) : "";

  const formRef = useRef<HTMLFormElement>(null);
  const { errors, clear, refuse, mend } = useFieldErrors(formRef);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState(false);
  const [handover, setHandover] = useState<Handover>();
  // The messaging app was opened: once closed, the form starts anew.
  const left = useRef(false);

  useSyncedDefault(formRef, "concept", about);
  useSyncedDefault(formRef, "amount", amount);
  const look = () => {
    const now = valuesOf(formRef.current);
    setTyped(now);
    return now;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has followed this amount
  useEffect(() => void look(), [amount]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailed(false);
    try {
      // No await where it has come already: the messaging app opens inside the visitor's gesture.
      request(form, ready ?? (await load()));
    } catch {
      setFailed(true);
    }
  };

  const request = (
    form: HTMLFormElement,
    { checkPayment, paymentMessage, paymentNotices, showToast }: NonNullable<typeof ready>,
  ) => {
    const { data, errors: found, notice } = checkPayment(valuesOf(form));
    if (!data) {
      refuse(found);
      showToast(paymentNotices[notice], form);
      return;
    }
    clear();
    const message = paymentMessage(data, terms);
    const href = messagingLink(message, team);
    const carried = href !== team.shortLink;
    // Inside the visitor's gesture: after an await it would be a popup, and blocked as one.
    const opened = href !== "" && openAway(href);
    // Closed first: what is told then stands where the visitor is, and is announced there.
    if (opened && carried) form.closest("dialog")?.close();
    else
      setHandover({ data, message, href, reason: opened ? "byHand" : href ? "blocked" : "alone" });
    if (opened) leave(data);
  };

  const leave = ({ name: _name, ...request }: PaymentRequest) => {
    left.current = true;
    options.onSent?.({
      ...request,
      ...paymentFigures(request.total, request.option, terms.percent),
    });
    ready?.showToast(ready.paymentNotices.sent, formRef.current);
  };

  const closed = () => {
    options.onClose?.();
    if (left.current) formRef.current?.reset();
    else setHandover(undefined);
  };

  return (
    <Dialog
      open={options.open}
      onOpen={options.onOpen}
      onClose={closed}
      title={text.title}
      intro={text.intro}
      closeLabel={text.close}
      image={options.image}
    >
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={submit}
        onReset={() => {
          clear();
          left.current = false;
          setHandover(undefined);
          // The fields are emptied only after this event.
          setTimeout(look);
        }}
        onFocus={() => void load().catch(() => {})}
        onInput={() => {
          const now = look();
          if (ready) mend(ready.checkPayment(now).errors ?? {});
          // Another request from here on; the message above says something else by now.
          left.current = false;
          setHandover(undefined);
        }}
      >
        <Field
          name="name"
          label={text.name}
          autoComplete="name"
          maxLength={paymentLimits.name}
          error={errors.name}
        />
        <Field
          name="amount"
          label={text.amount}
          hint={text.amountHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={paymentLimits.amount}
          defaultValue={amount}
          error={errors.amount}
        />
        <Field
          name="concept"
          label={text.concept}
          rows={3}
          maxLength={paymentLimits.concept}
          defaultValue={about}
          error={errors.concept}
          wide
        />
        <fieldset className={styles.option}>
          <legend className={styles.legend}>{text.option}</legend>
          <div className={styles.list}>
            {(["deposit", "full"] as const).map((option) => (
              <label className={styles.choice} key={option}>
                <input
                  className={styles.box}
                  type="radio"
                  name="option"
                  value={option}
                  defaultChecked={option === "deposit"}
                />
                {text[option].replace("{percent}", formatPercent(options.depositPercent))}
              </label>
            ))}
          </div>
        </fieldset>
        <Figures
          total={readPesos(typed.amount ?? "")}
          option={typed.option === "full" ? "full" : "deposit"}
          options={options}
          text={text}
        />
        <div className={styles.send}>
          <button type="submit" className={styles.submit} part="submit">
            {text.submit}
          </button>
          <LiveStatus text={failed ? text.failed : text.privacy} />
        </div>
        {handover && ready && (
          <ready.HandoverPanel {...handover} text={text} onOpened={() => leave(handover.data)} />
        )}
      </form>
    </Dialog>
  );
}

const valuesOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;

/** Opens a tab that knows nothing of this page. Whether the browser let it. */
function openAway(href: string): boolean {
  // `noopener` in its features would hide a blocked one: the answer is null either way.
  const tab = window.open(href, "_blank");
  if (tab) tab.opener = null;
  return Boolean(tab);
}
