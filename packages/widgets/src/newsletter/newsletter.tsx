import { consent } from "@maloca/catalog/consent";
import { formPaths } from "@maloca/catalog/forms";
import { newsletterConsentText } from "@maloca/catalog/locales/es";
import { newsletterFields } from "@maloca/catalog/requests/newsletter";
import type { NewsletterSignup } from "@maloca/catalog/requests/schemas";
import { wordsIn } from "@maloca/catalog/words";
import type { SignupPage } from "../backend.newsletter";
import { OperatorLine } from "../core/operator/operator-line";
import { type Given, withDefaults } from "../core/options/attributes";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/fields/consent";
import { noJsAction } from "../forms/fields/no-js-action";
import { RequestFields } from "../forms/fields/request-fields";
import { SubmissionStatus, SubmitButton } from "../forms/submission/submission-status";
import { useFormSubmission } from "../forms/submission/use-form-submission";
import { useBackground } from "../ui/use-background";
import * as styles from "./newsletter.css";
import { newsletterOptions, newsletterWords } from "./newsletter.options";

export interface NewsletterProps
  extends Given<typeof newsletterOptions>,
    Pick<WidgetEvents<NewsletterSignup>, "onSent" | "onFailed"> {}

/** Signs an address up for the newsletter (docs/product.md, "Newsletter"). */
export function NewsletterForm(props: NewsletterProps) {
  const options = withDefaults(newsletterOptions, props);
  const text = wordsIn(props, newsletterWords);

  const submission = useFormSubmission<NewsletterSignup & SignupPage, true>({
    name: "newsletter",
    fields: newsletterFields,
    options,
    to: {
      consentVersion: consent.newsletterVersion,
      portalId: options.portalId,
      formId: options.formId,
      formsEndpoint: options.formsEndpoint,
    },
    // The page where it was typed: a sign-up that waits on the device is sent from another one.
    read: (data) => ({
      email: String(data.get("email") ?? ""),
      pageUri: location.href,
      pageName: document.title,
    }),
    load: () => import("../forms/requests/newsletter.request"),
    onSent: (_receipt, { email }) => options.onSent?.({ email }),
    failedLine: "Newsletter sign-up failed:",
    onFailed: options.onFailed,
  });
  const { form, errors, busy, renderConfirmation } = submission;
  const look = useBackground(form.ref, options.theme);

  return (
    <form
      {...noJsAction(formPaths.newsletter, options)}
      {...form}
      className={`${look} ${styles.form}`}
    >
      <RequestFields fields={newsletterFields} text={text} errors={errors} disabled={busy} />
      <SubmitButton className={styles.submit} busy={busy} text={text} />
      <Consent options={options} words={{ newsletterConsentText }} error={errors.consent} />
      <div className={styles.standing}>
        <SubmissionStatus submission={submission} text={text} />
        {renderConfirmation?.(text.sent)}
      </div>
      <OperatorLine options={options} />
    </form>
  );
}
