import { bookingNotices } from "@maloca/catalog/locales/es";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { sampleOf } from "../../../catalog/test/sample-of";
import {
  accepted,
  answers,
  broken,
  closed,
  closedByBrowser,
  field,
  fill,
  find,
  goodRequest,
  openBooking,
  refusedFor,
  submit,
  toastRoot,
  toasts,
} from "../../test/page";
import { REFERENCE } from "../testing";
import "./booking.element";

/** The message shown beside a field, through the tie that a screen reader follows. */
function errorOf(element: Element, name: string): string | undefined {
  const described = field(element, name).getAttribute("aria-describedby") ?? "";
  return described
    .split(" ")
    .map((id) => element.shadowRoot?.getElementById(id))
    .find((node) => node?.getAttribute("part") === "error")?.textContent as string | undefined;
}

test("an empty form shows a message at each field and focuses the first", async () => {
  const calls = answers(accepted);
  const element = await openBooking("");
  submit(element);
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "name"));
  const names = ["name", "email", "phone", "destination", "dates", "travelers", "message"];
  expect(Object.fromEntries(names.map((name) => [name, errorOf(element, name)]))).toEqual({
    name: "El nombre debe tener al menos 2 caracteres",
    email: "Email inválido",
    phone: "Teléfono inválido",
    destination: "Por favor especifica un destino",
    dates: "Por favor especifica las fechas aproximadas",
    travelers: "Por favor especifica el número de viajeros",
    message: undefined,
  });
  expect(field(element, "name").ariaRequired).toBe("true");
  expect(field(element, "message").ariaRequired).toBeNull();
  // A field that has the focus already says nothing new to a screen reader: its message does.
  const spoken = () => find(element, "form > [aria-live=assertive]")?.textContent;
  expect(spoken()).toBe("");
  submit(element);
  await expect.poll(spoken).toBe("El nombre debe tener al menos 2 caracteres");
  expect(calls).toEqual([]);
});

test("a field that gets the focus comes into view with its label", async () => {
  const element = await openBooking("");
  const body = find(element, "[part=body]") as HTMLElement;
  const topOf = (shown: Element) => shown.getBoundingClientRect().top;
  const phone = field(element, "phone");
  // Partly above: a browser scrolls to the field itself and no further.
  body.scrollTop = topOf(phone) - topOf(body) + 8;
  phone.focus();
  expect(topOf(phone.labels?.[0] as Element)).toBeGreaterThanOrEqual(topOf(body));
});

test("an error disappears when corrected, and none appears while typing", async () => {
  const element = await openBooking("");
  submit(element);
  await expect.poll(() => errorOf(element, "email")).toBe("Email inválido");
  await userEvent.fill(field(element, "email"), "ana@example");
  expect(errorOf(element, "email")).toBe("Email inválido");
  await userEvent.fill(field(element, "email"), "ana@example.com");
  await expect.poll(() => errorOf(element, "email")).toBeUndefined();
  expect(field(element, "email").hasAttribute("aria-invalid")).toBe(false);
});

test("a stored request closes the dialog, empties the form and says so", async () => {
  const calls = answers(accepted);
  const onClose = vi.fn();
  const element = await openBooking(
    'destination="Guaviare" partner="Hotel Ñandú" anon-key="llave"',
  );
  element.addEventListener("maloca-close", onClose);
  fill(element, { ...goodRequest, message: "Somos\ndos" });
  submit(element);
  await closed(element);
  await expect.poll(toasts).toContain(bookingNotices.sent.title);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(toasts()).toContain("Te contactaremos pronto por WhatsApp con el link de reserva.");
  expect(toasts()).toContain(`Tu referencia: ${REFERENCE}. Guárdala`);
  // On one line, with its hyphen.
  const reference = toastRoot()?.querySelector("b") as Element;
  expect(getComputedStyle(reference).whiteSpace).toBe("nowrap");
  expect(field(element, "name").value).toBe("");
  expect(sessionStorage.getItem("maloca-booking")).toBeNull();
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - consulta general");
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(new URL(call?.url as string).pathname).toBe("/functions/v1/send-booking-request");
  expect(call?.body).toEqual(sampleOf(bookingFields, { ...goodRequest, message: "Somos\ndos" }));
  expect(call?.headers.get("apikey")).toBe("llave");
  expect(call?.headers.get("authorization")).toBe("Bearer llave");
  expect(call?.headers.get("idempotency-key")).toMatch(/^\d+(-\d+){3}$/);
  expect(decodeURIComponent(call?.headers.get("x-maloca-partner") ?? "")).toBe("Hotel Ñandú");
  expect(call?.headers.get("x-maloca-consent")).toBeTruthy();
});

test("a double click sends once, a failure keeps every typed character, and a retry of the same body its key", async () => {
  const calls = answers(broken, broken, broken, broken, accepted);
  const element = await openBooking();
  fill(element, goodRequest);
  submit(element);
  submit(element);
  await expect.poll(toasts).toContain("Hubo un problema");
  // What stands outside a modal dialog is inert: the toast must stand inside.
  expect(find(element, "dialog :popover-open")).not.toBeNull();
  for (const [name, value] of Object.entries(goodRequest)) {
    expect(field(element, name).value).toBe(value);
  }
  const once = calls.length;
  submit(element);
  await expect.poll(() => calls.length).toBeGreaterThan(once);
  await expect.poll(() => find(element, "[type=submit]")?.textContent).toBe("Enviar solicitud");
  const keys = () => new Set(calls.map(({ headers }) => headers.get("idempotency-key")));
  expect(keys().size).toBe(1);
  fill(element, { dates: "Abril" });
  submit(element);
  await closed(element);
  expect(keys().size).toBe(2);
});

test("booking shows the server's error at its field", async () => {
  answers(refusedFor({ phone: "Teléfono inválido" }));
  const element = await openBooking();
  fill(element, goodRequest);
  submit(element);
  await expect.poll(() => errorOf(element, "phone")).toBe("Teléfono inválido");
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "phone"));
});

test("a page that allows three experiences says so to the server", async () => {
  const calls = answers(accepted);
  const element = await openBooking(
    'experiences="Surf, Masaje, Pesca" chosen="Surf, Masaje, Pesca" max-experiences="3"',
  );
  fill(element, goodRequest);
  submit(element);
  await closed(element);
  expect(calls[0]?.body).toMatchObject({ experiences: "Surf, Masaje, Pesca" });
  expect(calls[0]?.headers.get("x-maloca-max-experiences")).toBe("3");
});

test("a reload in the same tab brings back what was typed, until it is closed, and no words of the page", async () => {
  const attributes = (chosen: string) =>
    `destination="Guaviare" package="${chosen}" experiences="Surf, Masaje" consent prefill='{"dates":"diciembre"}'`;
  const stored = () => sessionStorage.getItem("maloca-booking");
  const box = (element: Element, value: string) =>
    find<HTMLInputElement>(element, `[value="${value}"]`) as HTMLInputElement;
  let element = await openBooking(attributes("Viva"));
  await expect.poll(() => field(element, "dates").value).toBe("diciembre");
  expect(stored()).toBeNull();
  await expect.poll(() => find(element, "[part=ticket]")).not.toBeNull();
  fill(element, { name: "Ana", dates: "15 de diciembre" });
  box(element, "Masaje").click();
  field(element, "consent").checked = true;

  element = await openBooking(attributes("Raíces"));
  await expect.poll(() => field(element, "dates").value).toBe("15 de diciembre");
  expect(field(element, "name").value).toBe("Ana");
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - Raíces");
  await expect.poll(() => box(element, "Masaje").checked).toBe(true);
  expect(box(element, "Surf").checked).toBe(false);
  expect(field(element, "consent").checked).toBe(false);

  element.close();
  await expect.poll(stored).toBeNull();
});

test("booking reopens before its close event has fired", async () => {
  const element = await openBooking();
  const received: string[] = [];
  for (const type of ["maloca-open", "maloca-close"]) {
    element.addEventListener(type, () => received.push(type));
  }
  const dialog = find(element, "dialog") as HTMLDialogElement;
  const closed = closedByBrowser(dialog);
  // As Escape does: the next press is a task of its own, and may come before the dialog's event.
  dialog.close();
  await Promise.resolve();
  element.show();
  await closed;
  await expect.poll(() => received).toEqual(["maloca-close", "maloca-open"]);
  // What is shown next is shown by an open dialog.
  element.setAttribute("destination", "Providencia");
  await expect.poll(() => field(element, "destination").value).toContain("Providencia");
  expect(element.open && dialog.matches(":modal")).toBe(true);
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  dialog.close();
  await expect.poll(() => element.open).toBe(false);
  expect(received).toEqual(["maloca-close", "maloca-open", "maloca-close"]);
  expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
});

test("the ticket has the package, and what it costs for the travellers of the form", async () => {
  const element = await openBooking('destination="Guaviare" package="Viva" amount="2362000"');
  const ticket = () => find(element, "[part=ticket]")?.textContent?.replaceAll("\u00a0", " ");
  await expect.poll(ticket).toContain("Viva$ 2.362.000");
  fill(element, { travelers: "2 adultos" });
  await expect.poll(ticket).toContain("Viva2 × $ 2.362.000 = $ 4.724.000");
  // However long it is, the words stand where the veil over the artwork is already whole.
  const title = find(element, "[part=title]") as HTMLElement;
  const veil = getComputedStyle(title.parentElement as Element).backgroundImage;
  expect(Number(/ (\d+)px\)$/.exec(veil)?.[1])).toBeLessThanOrEqual(title.offsetTop);
  // The fields are empty again once it was sent.
  (find(element, "form") as HTMLFormElement).reset();
  await expect.poll(ticket).not.toContain("×");
  find(element, "[aria-label=Cerrar]")?.click();
  await closed(element);
});
