import { organizationTypes } from "@maloca/catalog/requests/partnership";
import type {
  OrganizationType,
  PartnershipProposal,
} from "@maloca/catalog/requests/partnership.schema";
import { withDefaults } from "../core/attributes";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/consent";
import { HandoverPanel } from "../forms/handover-panel";
import { loadable } from "../forms/loadable";
import { noJsAction } from "../forms/no-js-action";
import { useHandover } from "../forms/use-handover";
import { Field } from "../ui/field";
import { LiveStatus } from "../ui/live-status";
import { reset } from "../ui/reset.css";
import * as styles from "./partnership.css";
import { partnershipOptions } from "./partnership.options";

/** What `onSent` carries once the mail client was opened; who proposes stays out of it. */
export interface PartnershipSent {
  organizationType: OrganizationType;
}

export type PartnershipProps = Partial<typeof partnershipOptions> &
  Pick<WidgetEvents<PartnershipSent>, "onSent" | "onFailed">;

const code = loadable(() => import("./partnership.lazy"));

/**
 * Writes a proposal as a mail and opens the visitor's mail client with it
 * (docs/product.md, "Partnership proposal"). Nothing is sent to a server, and nothing is kept.
 */
export function PartnershipForm(props: PartnershipProps) {
  const options = withDefaults(partnershipOptions, props);
  const text = withDefaults(partnershipOptions.strings, options.strings);

  const { form, errors, clearErrors, showErrors, failed, offered } = useHandover({
    code,
    check: (form, { checkPartnership }) => checkPartnership(form).errors,
    handOver(form, { checkPartnership, partnershipMail, mailLink, partnershipNotices, showToast }) {
      const { data, errors } = checkPartnership(form);
      if (!data || Object.keys(errors).length) {
        showErrors(errors);
        return;
      }
      clearErrors();
      const mail = partnershipMail(data);
      // In the same window: a mail client needs no tab, and a new one would stay behind empty.
      window.open(mailLink(options.address, mail), "_self");
      options.onSent?.({ organizationType: data.organizationType });
      showToast(partnershipNotices.sent, form);
      // Many visitors have no mail client.
      return { message: mail.body };
    },
    onFailed(error, ready, form) {
      options.onFailed?.({ reason: ready ? "render" : "network", message: String(error) });
      ready?.showToast(ready.partnershipNotices.failed, form);
    },
  });

  const field = (name: Exclude<keyof PartnershipProposal, "organizationType">) => ({
    name,
    label: text[name],
    error: errors[name],
  });

  const wrong = Object.keys(errors).length > 0;
  const status = (failed && text.failed) || (wrong && text.invalid) || "";

  return (
    <form {...noJsAction("partnership", options)} {...form} className={`${reset} ${styles.form}`}>
      <Field {...field("firstName")} autoComplete="given-name" />
      <Field {...field("lastName")} autoComplete="family-name" />
      <Field {...field("organizationName")} autoComplete="organization" />
      <Field name="organizationType" label={text.organizationType} error={errors.organizationType}>
        <option value="">{text.choose}</option>
        {Object.entries(organizationTypes).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Field>
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("phone")} type="tel" autoComplete="tel" hint={text.phoneHint} />
      <Field {...field("country")} autoComplete="country-name" wide />
      <Field {...field("projectDescription")} rows={4} hint={text.projectDescriptionHint} wide />
      <Field {...field("objectives")} rows={3} hint={text.objectivesHint} wide />
      <Field {...field("timeline")} optional={text.optional} />
      <Field {...field("budget")} optional={text.optional} />
      <Field {...field("additionalInfo")} rows={3} optional={text.optional} wide />
      <Consent required={options.consent} endpoint={options.endpoint} error={errors.consent} />
      <div className={styles.send}>
        <button type="submit" className={styles.submit} part="submit">
          {text.submit}
        </button>
        <LiveStatus text={status || text.privacy} />
      </div>
      {offered && (
        <HandoverPanel
          offered={offered}
          reason={
            <>
              {text.byHand}{" "}
              <a className={styles.link} href={`mailto:${options.address}`}>
                {options.address}
              </a>
            </>
          }
          text={text}
        />
      )}
    </form>
  );
}
