import { BOOKING_TOOL, type LeadReceipt } from "@maloca/catalog/api";
import { isRequired } from "@maloca/catalog/requests/fields";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { sendsAttribution } from "../../core/build-flags";
import { readAttribution } from "../../core/page/attribution";
import type { MalocaElement } from "../../core/widget";
import { assistants, assistantTools } from "../../locales/es";
import { STACK, type WithStack } from "../../ui/status/toast";
import type { AssistedForm } from "../submission/types";
import type { AdjustableForm, WithAssistants } from "./adjustable-form";

// Describes forms to a browser's assistant, which can then fill them in (WebMCP,
// https://webmachinelearning.github.io/webmcp/). The assistant never sends one: no form has `toolautosubmit`.

/** The names of the tools, by widget. */
const toolNames: Readonly<Record<string, string>> = {
  booking: BOOKING_TOOL,
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

/** Added to the lead's source if an assistant filled in the form. */
const SOURCE = "assistant=WebMCP";

/** The milliseconds between two looks at the form. */
const POLL_MS = 100;

/** The name of each form's tool; it has a number if the page has several forms of a widget. */
const tools = new WeakMap<HTMLFormElement, string>();
const counts: Record<string, number> = {};

/** Describes a form and its fields to the browser's assistants. Run after each of its renders. */
export function describe(form: HTMLFormElement, adjustable: AdjustableForm): void {
  const { fields, options, name } = adjustable;
  const text = wordsIn(options, { assistants }, "assistant");
  for (const control of form.querySelectorAll<HTMLInputElement>("[name]")) {
    const field = fields[control.name];
    set(control, "toolparamdescription", descriptionOf(control, text));
    // Tells the assistant. The browser does not check it, because the form is `novalidate`.
    if (field && isRequired(field) && control.type !== "checkbox") set(control, "required", "");
  }
  // The form of a closed dialog is a tool only if an element can open it for the assistant.
  const dialog = form.closest("dialog");
  const tool = tools.get(form) ?? register(form, name, options);
  const purpose = wordsIn(options, { assistantTools }, "assistant")[name as "booking"];
  const described = [purpose, limitOf(form, options, text), text.byHand];
  set(form, "tooldescription", described.filter(Boolean).join(" "));
  if (dialog?.open === false && !hostOf(form)?.show) form.removeAttribute("toolname");
  else set(form, "toolname", tool);
}

/** Sets an attribute only if it changes: any write would cancel what the assistant is doing. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const hostOf = (form: HTMLFormElement) =>
  (form.getRootNode() as ShadowRoot).host as MalocaElement | undefined;

/** A sentence with the limit of experiences: browsers tell assistants the choices, but no limit. */
function limitOf(form: HTMLFormElement, options: object, text: typeof assistants) {
  const most = (options as { maxExperiences?: number }).maxExperiences;
  const group = form.querySelector("[name=experiences]")?.closest("fieldset");
  const legend = group?.querySelector("legend")?.textContent;
  return most && legend ? text.most.replace("{n}", `${most}`).replace("{legend}", legend) : "";
}

/** A field's label, hint and initial value. */
function descriptionOf(control: HTMLInputElement, text: typeof assistants): string {
  if (control.name === "consent") return text.consent;
  const hint = control.parentElement?.querySelector("[id$=hint]")?.textContent;
  const given = control.defaultValue;
  const parts = [control.labels?.[0]?.textContent, hint];
  if (given) parts.push(text.already.replace("{value}", () => given));
  return parts.filter(Boolean).join(". ");
}

/** Registers a form as a tool, and handles what assistants do with it. Returns the tool's name. */
function register(form: AssistedForm, widget: string, wording: Wording): string {
  const name = toolNames[widget] ?? widget;
  counts[name] = (counts[name] ?? 0) + 1;
  const tool = counts[name] > 1 ? `${name}_${counts[name]}` : name;
  tools.set(form, tool);

  const page = (document as WithAssistants).modelContext;
  const activated = (event: Event) => {
    if (!form.isConnected || (event as Event & { toolName?: string }).toolName !== tool) return;
    // Only a person can give consent.
    const consent = form.querySelector<HTMLInputElement>("[name=consent]");
    if (consent?.checked) consent.click();
    if (form.closest("dialog")?.open === false) void hostOf(form)?.show?.();
  };
  page?.addEventListener("toolactivated", activated);

  // In the capture phase, before the form's own listener.
  form.addEventListener(
    "submit",
    (event: AssistantSubmit) => {
      if (!event.agentInvoked) return;
      const { reference } = wordsIn(wording, { assistants }, "assistant");
      const attribution = sendsAttribution ? readAttribution() : "";
      const sent = new AbortController();
      const answer = new Promise<string>((resolve) => {
        form.assisted = {
          source: attribution ? `${SOURCE}&${attribution}` : SOURCE,
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
  // The next request may be filled in by a person.
  form.addEventListener("reset", () => {
    delete form.assisted;
  });
  return tool;
}

/**
 * The outcome that the form shows after its button was pressed, for the assistant that filled it in: the errors of
 * its fields, or a toast. There is no time limit, because the visitor may go through several steps first.
 * @param stop aborted when the form was sent.
 */
async function messageAt(form: HTMLFormElement, stop: AbortSignal): Promise<string> {
  const before = messages();
  while (form.isConnected && !stop.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const errors = errorsOf(form);
    if (errors) return errors;
    const message = messages().findLast((each) => !before.includes(each));
    if (message) return message.textContent;
  }
  return "";
}

const messages = (): HTMLElement[] => {
  const stack = (document as WithStack)[STACK];
  return [...((stack?.shadowRoot ?? stack)?.querySelectorAll("p") ?? [])];
};

/** Each invalid field with its error. */
const errorsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")]
    .map((field) => {
      const id = field.getAttribute("aria-describedby")?.split(" ").at(-1);
      const error = id && (form.getRootNode() as Document).getElementById(id)?.textContent;
      return `${field.name}: ${error}`;
    })
    .join(" ");
