import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** What a page's code may use beside the language, each page with its own. */
export interface PageGlobals {
  fetch: typeof fetch;
  localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  sessionStorage: object;
  navigator: { onLine: boolean };
  events: EventTarget;
  /** Of the device, as `BroadcastChannel` of its tabs. */
  channel: new (
    name: string,
  ) => object;
  /** Milliseconds. */
  now(): number;
}

type TabCode = typeof import("./tab-code");
type Edge = Parameters<TabCode["controllerOf"]>[0];

/** The widgets' code as a tab calls it: with a form of its own, which needs no document. */
interface PageCode extends Omit<TabCode, "controllerOf"> {
  controllerOf(
    edge: Omit<Edge, "form" | "request"> & {
      form: { current: object | null };
      request(): Omit<ReturnType<Edge["request"]>, "options" | "read" | "load"> & {
        options: object;
        read(typed: TypedForm): Record<string, unknown>;
        load(): Promise<object>;
      };
    },
  ): ReturnType<TabCode["controllerOf"]>;
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Modules that draw: in their place stands what the simulation has to know of them. */
const DRAWN: [RegExp, string][] = [
  [/\/status\/toast$/, "export const showToast = () => () => {};"],
  [
    /\/outcome\/success$/,
    `export const referenceOf = ({ data, reference }) => data?.reference ?? reference;
     export const referenceLine = (_, code) => code;
     export const showSuccess = (controller, { title }, answer) => ({ title, reference: referenceOf(answer) });`,
  ],
  [/\/outcome\/confirmation$/, "export const Confirmation = undefined;"],
  [/\/optional\/prefill$/, "export const restore = (form, fields, data) => form.fill(data);"],
  [/\/offline\/offline-notice$|\/fields\/mail-slip$/, "export {};"],
];

/** Limits against hanging are longer than this; the pause before a repetition is shorter. */
const SHORT_MS = 2000;

/** Bundles the widgets' code, and returns the function that loads a page with it. */
export async function loadBrowser(): Promise<(globals: PageGlobals) => PageCode> {
  const { outputFiles } = await build({
    entryPoints: [path("./tab-code.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "code",
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "without-drawing",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path: name }) =>
            DRAWN.some(([drawn]) => drawn.test(name)) ? { path: name, namespace: "drawn" } : null,
          );
          onLoad({ filter: /./, namespace: "drawn" }, ({ path: name }) => ({
            contents: DRAWN.find(([drawn]) => drawn.test(name))?.[1] ?? "",
          }));
        },
      },
    ],
  });
  const names =
    "globalThis,BroadcastChannel,fetch,localStorage,sessionStorage,navigator,addEventListener,removeEventListener,dispatchEvent,document,setTimeout,clearTimeout,setInterval,Date,FormData,Node,console";
  // Run once for each page.
  const run = new Function(...names.split(","), `${outputFiles[0]?.text}; return code;`);

  return ({ channel, fetch, localStorage, sessionStorage, navigator, events, now }) => {
    const soon = (work: () => void, milliseconds = 0) =>
      milliseconds < SHORT_MS ? setImmediate(work) : undefined;
    class PageDate extends Date {
      static override now = now;
    }
    return run(
      Object.create(globalThis, { fetch: { value: fetch } }),
      channel,
      fetch,
      localStorage,
      sessionStorage,
      navigator,
      events.addEventListener.bind(events),
      events.removeEventListener.bind(events),
      events.dispatchEvent.bind(events),
      { referrer: "", body: null, activeElement: null },
      soon,
      () => {},
      // What a page does each hour, it also does when its visitor returns.
      () => {},
      PageDate,
      TypedForm,
      // What is shown is a text here, and no node.
      class {},
      // What a page's callback throws is shown there.
      { ...console, error() {} },
    );
  };
}

/** The texts of a form when its button was pressed. */
class TypedForm {
  readonly values: Record<string, unknown>;
  constructor(form: { values: Record<string, unknown> }) {
    this.values = { ...form.values };
  }
  get(name: string) {
    return this.values[name];
  }
}
