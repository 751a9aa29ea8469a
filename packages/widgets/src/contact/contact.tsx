import type { LeadReceipt } from "@maloca/catalog/api";
import { formPaths } from "@maloca/catalog/forms";
import { contactFields } from "@maloca/catalog/requests/contact";
import type { ContactMessage } from "@maloca/catalog/requests/schemas";
import { wordsIn } from "@maloca/catalog/words";
import { OperatorLine } from "../core/operator/operator-line";
import { type Given, withDefaults } from "../core/options/attributes";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/fields/consent";
import { noJsAction } from "../forms/fields/no-js-action";
import { RequestFields } from "../forms/fields/request-fields";
import { SubmissionStatus, SubmitButton } from "../forms/submission/submission-status";
import { useFormSubmission } from "../forms/submission/use-form-submission";
import { useBackground } from "../ui/use-background";
import * as styles from "./contact.css";
import { contactOptions, contactWords } from "./contact.options";

/** The detail of `onSent`: the server's receipt and the stored message. */
export type ContactSent = LeadReceipt & { message: ContactMessage };

export interface ContactProps
  extends Given<typeof contactOptions>,
    Pick<WidgetEvents<ContactSent>, "onSent" | "onFailed"> {}

/**
 * A message to the team (docs/product.md, "Contact message").
 */
export function ContactForm(props: ContactProps) {
  const options = withDefaults(contactOptions, props);
  const text = wordsIn(props, contactWords);

  const submission = useFormSubmission<ContactMessage, LeadReceipt>({
    name: "contact",
    fields: contactFields,
    options,
    read: (data) => Object.fromEntries(data),
    load: () => import("../forms/requests/contact.request"),
    onSent: (receipt, message) => options.onSent?.({ ...receipt, message }),
    failedLine: "Contact message failed:",
    onFailed: options.onFailed,
  });
  const { form, errors, busy, renderConfirmation } = submission;
  const look = useBackground(form.ref, options.theme);

  return (
    <form
      {...noJsAction(formPaths.contact, options)}
      {...form}
      className={`${look} ${styles.form}`}
    >
      <RequestFields fields={contactFields} text={text} errors={errors} />
      <Consent options={options} error={errors.consent} />
      <div className={styles.send}>
        <SubmitButton className={styles.submit} busy={busy} text={text} />
        <SubmissionStatus submission={submission} text={text} />
        {renderConfirmation?.(text.sent)}
      </div>
      <OperatorLine options={options} />
    </form>
  );
}
