import { messagingLink } from "@maloca/catalog/messaging";
import { paymentFields } from "@maloca/catalog/requests/payment";
import {
  formatPercent,
  type PaymentAmounts,
  type PaymentRequest,
  paymentAmounts,
} from "@maloca/catalog/requests/payment.amounts";
import { subjectOf } from "@maloca/catalog/subject";
import { wordsIn } from "@maloca/catalog/words";
import { useEffect, useRef } from "react";
import { loadable } from "../core/loadable";
import { OperatorLine } from "../core/operator/operator-line";
import type { Given } from "../core/options/attributes";
import { validOptions } from "../core/options/valid-options";
import type { DialogEvents, WidgetEvents } from "../core/widget";
import { RequestFields } from "../forms/fields/request-fields";
import { useSyncedDefault } from "../forms/fields/use-synced-default";
import { useHandover } from "../forms/outcome/use-handover";
import { OWN_DIALOG } from "../ui/dialog/own-dialog";
import { LiveStatus } from "../ui/status/live-status";
import * as styles from "./payment.css";
import type { Handover } from "./payment.handover";
import { paymentOptions, paymentRules, paymentWords } from "./payment.options";
import { Figures, Travelers } from "./payment.sums";

/** The detail of `onSent`, after the messaging app was opened; without the traveller's name. */
export type PaymentSent = Omit<PaymentRequest, "name"> & PaymentAmounts;

export interface PaymentDialogProps
  extends Given<typeof paymentOptions>,
    DialogEvents,
    Pick<WidgetEvents<PaymentSent>, "onSent"> {
  /** The traveller's name, if the page knows it. */
  name?: string;
}

interface PanelProps {
  /** Called where no dialog closes: the messaging app has opened with the message. */
  onHandedOver?(): void;
}

const code = loadable(() => import("./payment.lazy"));

/**
 * Writes a payment request and hands it to the messaging app, where the team answers with a payment link
 * (docs/product.md, "Payment request"). Nothing is sent to a server or stored.
 */
export function PaymentForm({ onHandedOver, ...props }: PaymentDialogProps & PanelProps) {
  const options = validOptions(paymentOptions, props, "payment", paymentRules);
  const text = wordsIn(props, paymentWords);
  const subject = subjectOf(options, options);
  const terms = { percent: options.depositPercent, due: options.dueText || text.balanceDue };
  const team = { phone: options.messagingPhone, shortLink: options.messagingLink };

  /** The messaging app was opened: the form is emptied when the dialog closes. */
  const handedOver = useRef(false);

  const { form, errors, clearErrors, showErrors, failed, offered, forget } = useHandover({
    name: "payment",
    fields: paymentFields,
    options,
    onPrefilled: () => void form.ref.current?.dispatchEvent(new Event("input", { bubbles: true })),
    code,
    check: (form, { checkPayment, valuesOf }) => checkPayment(valuesOf(form), options).errors,
    handOver(form, { checkPayment, valuesOf, paymentMessage, notices, showToast }) {
      const { data, errors, notice } = checkPayment(valuesOf(form), options);
      if (!data) {
        showErrors(errors, showToast(notices(options)[notice], form, options));
        return;
      }
      clearErrors();
      const message = paymentMessage(data, terms, options);
      const href = messagingLink(message, team);
      const opened = href !== "" && openAway(href);
      const carried = opened && href !== team.shortLink;
      // Closes the dialog first, so that the toast is shown and announced on the page.
      const dialog = form.closest<HTMLDialogElement>(OWN_DIALOG);
      if (carried) dialog ? dialog.close("sent") : onHandedOver?.();
      if (opened) leave(data);
      if (carried) return;
      const reason = opened ? "byHand" : href ? "blocked" : "alone";
      return { data, message, href, reason } satisfies Handover;
    },
  });

  useSyncedDefault(form.ref, "name", options.name ?? "");
  useSyncedDefault(form.ref, "concept", subject);

  const leave = ({ name: _name, ...request }: PaymentRequest) => {
    if (!code.ready) return;
    const { showToast, notices } = code.ready;
    handedOver.current = true;
    options.onSent?.({
      ...request,
      ...paymentAmounts(request.total, request.option, terms.percent),
    });
    showToast(notices(options).sent, form.ref.current, options);
  };

  // The payment's own dialog, or the booking's.
  useEffect(() => {
    const dialog = form.ref.current?.closest<HTMLDialogElement>(OWN_DIALOG);
    const closed = () => {
      if (dialog?.open) return;
      if (handedOver.current) form.ref.current?.reset();
      else forget();
    };
    if (!dialog && !options.open && handedOver.current) form.ref.current?.reset();
    dialog?.addEventListener("close", closed);
    return () => dialog?.removeEventListener("close", closed);
  });

  return (
    <form
      {...form}
      className={styles.form}
      onReset={() => {
        form.onReset();
        handedOver.current = false;
      }}
      onInput={() => {
        form.onInput();
        handedOver.current = false;
      }}
    >
      <div className={styles.group}>
        <Travelers form={form.ref} options={options} />
      </div>
      <RequestFields
        fields={paymentFields}
        text={text}
        errors={errors}
        values={{ name: options.name ?? "", concept: subject }}
        cut
      />
      <fieldset className={styles.option} part="choices">
        <legend className={styles.legend} part="legend">
          {text.option}
        </legend>
        <div className={styles.list}>
          {(["deposit", "full"] as const).map((option) => (
            <label className={styles.choice} key={option} part="choice">
              <input
                className={styles.box}
                type="radio"
                name="option"
                value={option}
                defaultChecked={option === "deposit"}
                part="box"
              />
              {text[option].replace(
                "{percent}",
                formatPercent(options.depositPercent, options.lang),
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.figures} role="status" part="figures">
        <Figures form={form.ref} options={options} due={terms.due} />
      </div>
      <div className={styles.send}>
        <button type="submit" className={styles.submit} part="submit">
          {text.submit}
        </button>
        <LiveStatus text={failed ? text.failed : text.privacy} />
      </div>
      {offered && code.ready && (
        <code.ready.PaymentHandover
          offered={offered}
          wording={options}
          onOpened={() => leave(offered.data)}
        />
      )}
      <OperatorLine options={options} />
    </form>
  );
}

/** Opens a tab that has no access to this page. Returns whether the browser allowed it. */
function openAway(href: string): boolean {
  // Not with `noopener`: `open` would then return null for an open tab, too.
  const tab = window.open(href, "_blank");
  if (tab) tab.opener = null;
  return Boolean(tab);
}
