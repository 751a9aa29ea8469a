import type { LeadReceipt } from "@maloca/catalog/api";
import { isRequired } from "@maloca/catalog/requests/fields";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { sendsAttribution } from "../../core/build-flags";
import type { MalocaElement } from "../../core/element/element";
import { readAttribution } from "../../core/page/attribution";
import { assistants } from "../../locales/es";
import type { AssistedForm } from "../submission/types";
import type { AdjustableForm, WithAssistants } from "./adjustable-form";
import { messageAt } from "./assistants.outcome";

// A browser's assistant fills in the forms that describe themselves to it (WebMCP,
// https://webmachinelearning.github.io/webmcp/). It never sends one: no form says `toolautosubmit`.

/** The tools' names, by widget. */
const toolNames: Readonly<Record<string, string>> = {
  booking: "request_booking",
  "trip-wizard": "request_custom_trip",
  contact: "write_to_team",
  newsletter: "subscribe_to_newsletter",
  partnership: "propose_partnership",
  payment: "prepare_payment",
};

interface AssistantSubmit extends SubmitEvent {
  agentInvoked?: boolean;
  respondWith?(answer: Promise<string>): void;
}

/** What the source says of a form that an assistant filled in. */
const SOURCE = "assistant=WebMCP";

/** Each form's tool; a page may have two of the same widget. */
const tools = new WeakMap<HTMLFormElement, string>();
const counts: Record<string, number> = {};

/** Describes a form and its fields to the browser's assistants. Run after each of its renders. */
export function describe(form: HTMLFormElement, adjustable: AdjustableForm): void {
  const { fields, options, name } = adjustable;
  const text = wordsIn(options, { assistants }, "assistant");
  for (const control of form.querySelectorAll<HTMLInputElement>("[name]")) {
    const field = fields[control.name];
    set(control, "toolparamdescription", descriptionOf(control, text));
    // No browser checks it, because the form is `novalidate`.
    if (field && isRequired(field) && control.type !== "checkbox") set(control, "required", "");
  }
  // A closed dialog is a tool where it can be opened for the assistant.
  const dialog = form.closest("dialog");
  const tool = tools.get(form) ?? register(form, name, options);
  const described = [text[name as "booking"], limitOf(form, options, text), text.byHand];
  set(form, "tooldescription", described.filter(Boolean).join(" "));
  if (dialog?.open === false && !hostOf(form)?.show) form.removeAttribute("toolname");
  else set(form, "toolname", tool);
}

/** What is written again as it was would cancel what an assistant has begun. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const hostOf = (form: HTMLFormElement) =>
  (form.getRootNode() as ShadowRoot).host as MalocaElement | undefined;

/** How many experiences may be ticked: of boxes a browser tells no more than the choices. */
function limitOf(form: HTMLFormElement, options: object, text: typeof assistants) {
  const most = (options as { maxExperiences?: number }).maxExperiences;
  const group = form.querySelector("[name=experiences]")?.closest("fieldset");
  const legend = group?.querySelector("legend")?.textContent;
  return most && legend ? text.most.replace("{n}", `${most}`).replace("{legend}", legend) : "";
}

/** A field's label and hint, and what stands in it. */
function descriptionOf(control: HTMLInputElement, text: typeof assistants): string {
  if (control.name === "consent") return text.consent;
  const hint = control.parentElement?.querySelector("[id$=hint]")?.textContent;
  const given = control.defaultValue;
  const parts = [control.labels?.[0]?.textContent, hint];
  if (given) parts.push(text.already.replace("{value}", () => given));
  return parts.filter(Boolean).join(". ");
}

/** Follows what assistants do with a form. */
function register(form: AssistedForm, widget: string, wording: Wording): string {
  const name = toolNames[widget] ?? widget;
  counts[name] = (counts[name] ?? 0) + 1;
  const tool = counts[name] > 1 ? `${name}_${counts[name]}` : name;
  tools.set(form, tool);

  const page = (document as WithAssistants).modelContext;
  const activated = (event: Event) => {
    if (!form.isConnected || (event as Event & { toolName?: string }).toolName !== tool) return;
    // Consent is a person's.
    const consent = form.querySelector<HTMLInputElement>("[name=consent]");
    if (consent?.checked) consent.click();
    if (form.closest("dialog")?.open === false) void hostOf(form)?.show?.();
  };
  page?.addEventListener("toolactivated", activated);

  // Before the form's own listener, which takes the submit over.
  form.addEventListener(
    "submit",
    (event: AssistantSubmit) => {
      if (!event.agentInvoked) return;
      const { reference } = wordsIn(wording, { assistants }, "assistant");
      const came = sendsAttribution ? readAttribution() : "";
      const sent = new AbortController();
      const answer = new Promise<string>((resolve) => {
        form.assisted = {
          source: came ? `${SOURCE}&${came}` : SOURCE,
          onStored({ title, text }, receipt) {
            const given = (receipt as Partial<LeadReceipt>).reference;
            resolve([title, text, given && reference.replace("{reference}", given)].join(" "));
            sent.abort();
          },
        };
        messageAt(form, sent.signal).then((message) => sent.signal.aborted || resolve(message));
      });
      event.preventDefault();
      event.respondWith?.(answer);
    },
    true,
  );
  // The next request is another, and may be a person's own.
  form.addEventListener("reset", () => {
    delete form.assisted;
  });
  return tool;
}
