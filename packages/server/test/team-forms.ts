import { JSDOM } from "jsdom";
import { ownPage } from "./samples";

// What forms of the desk send and say.

/**
 * What the page's last form but that which signs out would send, but for files.
 * @param having a field by which it is another
 */
export function fieldsIn(text: string, having?: string): Record<string, string> {
  const forms = [...new JSDOM(text).window.document.forms];
  const isMeant = ({ action, elements }: HTMLFormElement) =>
    having ? elements.namedItem(having) !== null : !action.endsWith("/salir");
  const form = forms.filter(isMeant).at(-1);
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  return Object.fromEntries(
    controls.flatMap(({ localName, type, name, value, checked }) =>
      ["button", "fieldset"].includes(localName) ||
      type === "file" ||
      !name ||
      (type === "checkbox" && !checked)
        ? []
        : [[name, value]],
    ),
  );
}

/** What stands beside the fields of a form, by the field. */
export const errorsIn = (text: string) =>
  Object.fromEntries(
    [...new JSDOM(text).window.document.querySelectorAll(".error")].map(({ id, textContent }) => [
      id.replace("-error", ""),
      textContent,
    ]),
  );

/** A form with files, as a browser sends it. `meanwhile`: what happens before it has arrived. */
export async function uploaded(
  typed: Readonly<Record<string, string>>,
  cookie: string,
  files: Readonly<Record<string, File>>,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...files })) body.set(name, value);
  const packed = new Response(body);
  const bytes = await packed.arrayBuffer();
  const type = packed.headers.get("content-type") ?? "";
  const length = `${bytes.byteLength}`;
  const headers = { ...ownPage, cookie, "content-type": type, "content-length": length };
  const arriving = {
    async pull(stream: ReadableStreamDefaultController<Uint8Array>) {
      await meanwhile();
      stream.enqueue(new Uint8Array(bytes));
      stream.close();
    },
  };
  const sent = new ReadableStream(arriving, { highWaterMark: 0 });
  return { method: "POST", headers, body: sent, duplex: "half" };
}
