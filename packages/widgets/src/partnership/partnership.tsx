import type { Mail, OrganizationType, PartnershipProposal } from "@maloca/catalog/partnership";
import { organizationTypes } from "@maloca/catalog/partnership.limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { withDefaults } from "../core/attributes";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/consent";
import { noJsAction } from "../forms/no-js-action";
import { useFieldErrors } from "../forms/use-field-errors";
import { CopyableText } from "../ui/copyable-text";
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

/** Kept at hand once it has come: an import that is awaited anew would end the visitor's gesture. */
let ready: typeof import("./partnership.lazy") | undefined;
const load = async () => {
  ready ??= await import("./partnership.lazy");
  return ready;
};

/**
 * Writes a proposal as a mail and opens the visitor's mail client with it
 * (docs/product.md, "Partnership proposal"). Nothing is sent to a server, and nothing is kept.
 */
export function PartnershipForm(props: PartnershipProps) {
  const options = withDefaults(partnershipOptions, props);
  const text = withDefaults(partnershipOptions.strings, options.strings);

  const formRef = useRef<HTMLFormElement>(null);
  const { errors, clear, refuse, mend } = useFieldErrors(formRef);
  const [mail, setMail] = useState<Mail>();
  const [failed, setFailed] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailed(false);
    try {
      // No await where it has come already: the mail client opens inside the visitor's gesture.
      const { checkPartnership, partnershipMail, mailLink, partnershipNotices, showToast } =
        ready ?? (await load());
      const { data, errors: found } = checkPartnership(form);
      if (!data) return refuse(found ?? {});
      clear();
      const written = partnershipMail(data);
      // In the same window: a mail client needs no tab, and a new one would stay behind empty.
      window.open(mailLink(options.address, written), "_self");
      setMail(written);
      options.onSent?.({ organizationType: data.organizationType });
      showToast(partnershipNotices.sent, form);
    } catch (error) {
      setFailed(true);
      options.onFailed?.({ reason: ready ? "render" : "network", message: String(error) });
      ready?.showToast(ready.partnershipNotices.failed, form);
    }
  };

  const mendTyped = () => {
    setFailed(false);
    // The text below says something else by now.
    setMail(undefined);
    if (ready && formRef.current && Object.keys(errors).length) {
      mend(ready.checkPartnership(formRef.current).errors ?? {});
    }
  };

  const field = (name: Exclude<keyof PartnershipProposal, "organizationType">) => ({
    name,
    label: text[name],
    error: errors[name],
  });

  const wrong = Object.keys(errors).length > 0;
  const status = (failed && text.failed) || (wrong && text.invalid) || "";

  return (
    <form
      ref={formRef}
      className={`${reset} ${styles.form}`}
      noValidate
      {...noJsAction("partnership", options)}
      onSubmit={submit}
      onReset={() => {
        clear();
        setFailed(false);
        setMail(undefined);
      }}
      onFocus={() => void load().catch(() => {})}
      onInput={mendTyped}
    >
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
      {mail && <Handover mail={mail} address={options.address} text={text} />}
    </form>
  );
}

interface HandoverProps {
  mail: Mail;
  address: string;
  text: typeof partnershipOptions.strings;
}

/** The proposal to take along: many visitors have no mail client. */
function Handover({ mail, address, text }: HandoverProps) {
  const ref = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal is shown anew
  useEffect(() => ref.current?.focus(), [mail]);

  return (
    <div className={styles.handover}>
      <p className={styles.reason} ref={ref} tabIndex={-1}>
        {text.byHand}{" "}
        <a className={styles.link} href={`mailto:${address}`}>
          {address}
        </a>
      </p>
      <CopyableText label={text.message} text={mail.body} copy={text.copy} copied={text.copied} />
    </div>
  );
}
