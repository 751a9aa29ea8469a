import { formPaths } from "@maloca/catalog/forms";
import { partnershipFields } from "@maloca/catalog/requests/partnership";
import type { OrganizationType } from "@maloca/catalog/requests/schemas";
import { wordsIn } from "@maloca/catalog/words";
import { loadable } from "../core/loadable";
import { OperatorLine } from "../core/operator/operator-line";
import type { Given } from "../core/options/attributes";
import { validOptions } from "../core/options/valid-options";
import { OutgoingLink } from "../core/outgoing-link";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/fields/consent";
import { noJsAction } from "../forms/fields/no-js-action";
import { RequestFields } from "../forms/fields/request-fields";
import { useHandover } from "../forms/outcome/use-handover";
import { LiveStatus } from "../ui/status/live-status";
import { useBackground } from "../ui/use-background";
import * as styles from "./partnership.css";
import { partnershipOptions, partnershipRules, partnershipWords } from "./partnership.options";

/** The detail of `onSent`, after the mail client was opened; without personal data. */
export interface PartnershipSent {
  organizationType: OrganizationType;
}

export interface PartnershipProps
  extends Given<typeof partnershipOptions>,
    Pick<WidgetEvents<PartnershipSent>, "onSent" | "onFailed"> {}

const code = loadable(() => import("./partnership.lazy"));

/**
 * Writes a proposal as a mail and opens the visitor's mail client with it
 * (docs/product.md, "Partnership proposal"). Nothing is sent to a server or stored.
 */
export function PartnershipForm(props: PartnershipProps) {
  const options = validOptions(partnershipOptions, props, "partnership", partnershipRules);
  const text = wordsIn(props, partnershipWords);

  const { form, errors, clearErrors, showErrors, failed, offered } = useHandover({
    name: "partnership",
    fields: partnershipFields,
    options,
    code,
    check: (form, { checkPartnership }) => checkPartnership(form, options).errors,
    handOver(form, { checkPartnership, partnershipMail, mailLink, notices, showToast }) {
      const { data, errors } = checkPartnership(form, options);
      if (!data || Object.keys(errors).length) {
        showErrors(errors);
        return;
      }
      clearErrors();
      const mail = partnershipMail(data, options);
      // In the same window: a new tab would stay empty.
      window.open(mailLink(options.address, mail), "_self");
      options.onSent?.({ organizationType: data.organizationType });
      showToast(notices(options).sent, form, options);
      // Many visitors have no mail client.
      return { message: mail.body };
    },
    onFailed(error, ready, form) {
      options.onFailed?.({ reason: ready ? "render" : "network", message: String(error) });
      ready?.showToast(ready.notices(options).failed, form, options);
    },
  });

  const look = useBackground(form.ref, options.theme);
  const wrong = Object.keys(errors).length > 0;
  const Panel = offered && code.ready?.HandoverPanel;
  const status = (failed && text.failed) || (wrong && text.invalid) || "";

  return (
    <form
      {...noJsAction(formPaths.partnership, options)}
      {...form}
      className={`${look} ${styles.form}`}
    >
      <RequestFields fields={partnershipFields} text={text} errors={errors} />
      <Consent options={options} error={errors.consent} />
      <div className={styles.send}>
        <button type="submit" className={styles.submit} part="submit">
          {text.submit}
        </button>
        <LiveStatus text={status || text.privacy} />
      </div>
      {Panel && (
        <Panel
          offered={offered}
          reason={
            <>
              {text.byHand}{" "}
              <OutgoingLink
                className={styles.link}
                href={`mailto:${options.address}`}
                target="_self"
              >
                {options.address}
              </OutgoingLink>
            </>
          }
          text={text}
        />
      )}
      <OperatorLine options={options} />
    </form>
  );
}
