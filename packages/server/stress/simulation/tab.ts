import { joinNames } from "@maloca/catalog/joined-names";
import type { FormController } from "../../../widgets/src/forms/submission/types";
import type { loadBrowser, PageGlobals } from "./browser";
import { promise, type World } from "./world";

export type Kind = "booking" | "contact" | "trip-wizard";
export const kinds: readonly Kind[] = ["booking", "contact", "trip-wizard"];

type LoadPage = Awaited<ReturnType<typeof loadBrowser>>;
type Code = ReturnType<LoadPage>;

/** What the tabs of one device share: a storage, and messages to one another. */
export class Device {
  readonly #channels = new Set<Channel>();
  readonly #held = new Map<string, string>();
  readonly storage = {
    getItem: (name: string) => this.#held.get(name) ?? null,
    setItem: (name: string, text: string) => {
      this.#held.set(name, text);
      Object.assign(this.storage, { [name]: text });
    },
    removeItem: (name: string) => {
      this.#held.delete(name);
      delete (this.storage as Record<string, unknown>)[name];
    },
  };

  /** `BroadcastChannel` for a page, until it is left. */
  channelOf(leave: (() => void)[]) {
    const channels = this.#channels;
    return class implements Channel {
      onmessage: Channel["onmessage"] = undefined;
      constructor() {
        channels.add(this);
        leave.push(() => channels.delete(this));
      }
      postMessage(message: unknown): void {
        const data = structuredClone(message);
        setImmediate(() => {
          for (const other of channels) if (other !== this) other.onmessage?.({ data });
        });
      }
    };
  }

  /** Whether it keeps a request of this kind. */
  keeps(kind: Kind): boolean {
    const all: { name: string }[] = JSON.parse(this.storage.getItem("maloca-unsent") ?? "[]");
    return all.some(({ name }) => name === kind);
  }
}

interface Channel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
}

/** What the form's texts are, for each kind a request that the server takes. */
const texts: Record<Kind, (name: string, n: number) => Record<string, unknown>> = {
  booking: (name, n) => ({
    ...{ name, email: `visitor@n${n}.example`, phone: "+57 300 123 4567" },
    ...{ destination: "Guaviare - Viva", dates: "enero", travelers: "2" },
    message: "Queremos ver delfines.",
    // A name with a comma, which is one choice.
    experiences: joinNames(["Safari de ballenas, desde la playa", "Masaje"]),
  }),
  contact: (name, n) => ({
    ...{ name, email: `visitor@n${n}.example`, organization: "Universidad" },
    message: "Queremos viajar con estudiantes.",
  }),
  "trip-wizard": (name, n) => ({
    ...{ first_name: name, last_name: "Ñáñez", email: `visitor@n${n}.example`, phone: "" },
    ...{ destination: "Chocó", travel_dates: "", num_travelers: "4", budget_range: "" },
    ...{ interests: [], special_requirements: "", how_found_us: "" },
  }),
};

const nameIn = (data: unknown) => {
  const { name, first_name } = Object(data);
  return String(name ?? first_name ?? "");
};

/** A tab of a visitor's browser with one form, whose code is the widgets' own. */
export class Tab {
  kind: Kind = "booking";
  throws = false;
  #code!: Code;
  #controller!: FormController;
  #events = new EventTarget();
  #leave: (() => void)[] = [];
  #online = { onLine: true };
  #ref: { current: object | null } = { current: null };
  /** The last press, and what the page was told of it. */
  #press: { name: string; told: string[] } = { name: "", told: [] };

  readonly #form = {
    isConnected: true,
    values: {} as Record<string, unknown>,
    querySelector: () => null,
    closest: () => null,
    checkVisibility: () => true,
    getRootNode: () => ({ activeElement: null }),
    reset: () => {
      this.#form.values = {};
      this.#controller.dispatch({ type: "reset" });
    },
    fill: (data: Record<string, unknown>) => {
      this.#form.values = { ...data };
    },
  };

  constructor(
    private readonly name: string,
    private readonly world: World,
    private readonly device: Device,
    private readonly loadPage: LoadPage,
    private readonly fetch: PageGlobals["fetch"],
  ) {}

  /** Loads a page with a form; the one before it is gone, with what it had not sent. */
  open(kind: Kind): void {
    for (const leave of this.#leave.splice(0)) leave();
    const leaving = new AbortController();
    const { signal } = leaving;
    this.#leave.push(() => leaving.abort());
    this.kind = kind;
    this.#form.values = {};
    this.#form.isConnected = true;
    this.#press = { name: "", told: [] };
    this.#events = new EventTarget();
    const events = this.#events;
    events.addEventListener("maloca-answered-later", (event) => {
      const { unsent, answer } = (event as CustomEvent).detail;
      if (!answer.error) this.#acknowledge(unsent.name, unsent.data, answer.data?.reference);
    });
    this.#code = this.loadPage({
      // A page that was left gets no answer any more.
      fetch: async (path, init) => {
        if (signal.aborted || !this.#online.onLine) throw new TypeError("Failed to fetch");
        const answer = await this.fetch(path, { ...init, signal });
        if (signal.aborted) throw new TypeError("Failed to fetch");
        return answer;
      },
      channel: this.device.channelOf(this.#leave),
      localStorage: this.device.storage,
      sessionStorage: {},
      navigator: this.#online,
      events,
      now: () => this.world.now,
    });
    this.#mount();
  }

  #mount(): void {
    const { controllerOf, requests, waits, isUnsent, keptHere, resume } = this.#code;
    // Of this page: an earlier one may still be at work for a moment.
    const { kind } = this;
    const { fields, code } = requests[kind];
    const form: { current: object | null } = { current: this.#form };
    this.#ref = form;
    let resumed: (() => void) | undefined;
    const onOnline = () => this.#controller.dispatch({ type: "online" });
    const controller: FormController = controllerOf({
      form,
      request: () => ({
        name: kind,
        fields,
        options: {},
        to: { partner: "Hotel Sirena" },
        read: ({ values }) => ({ ...values }),
        load: async () => code,
        onSent: (receipt, data) => this.#onSent(kind, receipt, data),
        onFailed: () => this.#report("failed"),
      }),
      show: (state) => {
        // As `use-form-submission.tsx` does after a render.
        this.#events.removeEventListener("online", onOnline);
        if (waits(state) && form.current) this.#events.addEventListener("online", onOnline);
        if (isUnsent(state)) resumed ??= resume(controller);
      },
      touched: { current: undefined },
      clearErrors() {},
      showErrors() {},
    });
    this.#controller = controller;
    controller.dispatch({ type: "mounted" });
    if (keptHere()) resumed ??= resume(controller);
    this.#leave.push(() => {
      resumed?.();
      this.#events.removeEventListener("online", onOnline);
    });
  }

  /** Once all calls have ended, no form may still be busy with one. */
  checkAtRest(): void {
    const { phase } = this.#controller.state();
    promise(
      !this.#code.isBusy(this.#controller.state()),
      `${this.name} says for ever that it is ${phase}`,
    );
    promise(
      !this.#form.isConnected || phase !== "kept" || this.device.keeps(this.kind),
      `${this.name} says that the device keeps its request, and it does not`,
    );
  }

  #onSent(kind: Kind, receipt: unknown, data: unknown): void {
    this.#acknowledge(kind, data, Object(receipt).reference);
    if (nameIn(data) === this.#press.name) this.#report("sent");
    if (this.throws) throw new Error("the page's own");
  }

  #acknowledge(kind: string, data: unknown, reference?: string): void {
    this.world.acknowledged.push({ kind, name: nameIn(data), reference });
  }

  #report(how: string): void {
    const { told, name } = this.#press;
    promise(!told.length, `${this.name} tells of "${name}": ${[...told, how].join(" and then ")}`);
    told.push(how);
  }

  type(): void {
    if (!this.#form.isConnected) return;
    const n = ++this.world.texts;
    this.#form.values = texts[this.kind](`Visitor ${n}`, n);
    this.#controller.dispatch({ type: "typed" });
  }

  #asked(): void {
    this.world.presses++;
    const { isBusy, waits } = this.#code;
    const state = this.#controller.state();
    // A press that is ignored, and one that is the same request with what waits.
    if (isBusy(state) || state.phase === "keeping" || waits(state)) return;
    this.#press = { name: nameIn(this.#form.values), told: [] };
  }

  press(): void {
    if (!this.#form.isConnected) return;
    this.#asked();
    this.#controller.dispatch({ type: "submitted" });
  }

  /** Allows the device to keep the request. */
  keep(): void {
    const state = this.#controller.state();
    // The button of a kept request deletes it.
    if (!this.#form.isConnected || !this.#code.isUnsent(state) || state.phase === "kept") return;
    this.#asked();
    this.#code.report(this.#controller, { type: "keepAsked" });
  }

  withdraw(): void {
    if (this.#controller.state().phase !== "kept") return;
    this.#code.report(this.#controller, { type: "forgetAsked" });
  }

  setOnline(online: boolean): void {
    this.#online.onLine = online;
    this.#events.dispatchEvent(new Event(online ? "online" : "offline"));
  }

  /** The visitor comes back to the tab. */
  focus(): void {
    this.#events.dispatchEvent(new Event("focus"));
  }

  remove(): void {
    if (!this.#form.isConnected) return;
    this.#form.isConnected = false;
    this.#ref.current = null;
    this.#controller.dispatch({ type: "unmounted" });
  }

  /** Shows it again: a new form, with nothing of the one before. */
  putBack(): void {
    if (this.#form.isConnected) return;
    this.#form.values = {};
    this.#form.isConnected = true;
    this.#press = { name: "", told: [] };
    this.#mount();
  }
}

/** What a visitor or the page does in a tab. `asks`: types and presses. */
export const visitorActs = {
  asks(tab: Tab) {
    tab.type();
    tab.press();
  },
  types: (tab: Tab) => tab.type(),
  presses: (tab: Tab) => tab.press(),
  keeps: (tab: Tab) => tab.keep(),
  withdraws: (tab: Tab) => tab.withdraw(),
  returns: (tab: Tab) => tab.focus(),
  "loses signal": (tab: Tab) => tab.setOnline(false),
  "has signal": (tab: Tab) => tab.setOnline(true),
  removes: (tab: Tab) => tab.remove(),
  "puts back": (tab: Tab) => tab.putBack(),
  "throws in its callbacks"(tab: Tab) {
    tab.throws = true;
  },
};
export type VisitorAct = keyof typeof visitorActs;
