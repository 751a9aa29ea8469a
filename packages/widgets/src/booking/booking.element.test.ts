import { bookingErrors, bookingNotices } from "@maloca/catalog/locales/es";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { sampleOf } from "../../../catalog/test/sample-of";
import {
  type Answer,
  accepted,
  answers,
  broken,
  field,
  fill,
  find,
  goodRequest,
  held,
  loginPage,
  page,
  refusedFor,
  toastRoot,
  toasts,
  unreachable,
} from "../../test/page";
import { REFERENCE } from "../testing";
import "./booking.element";

async function openBooking(attributes = 'destination="Guaviare" package="Memoria de Piedra"') {
  const element = page(`<maloca-booking ${attributes} open></maloca-booking>`);
  await expect.poll(() => find(element, "dialog")?.matches(":modal")).toBe(true);
  return element;
}

const submit = (element: Element) => find(element, "[type=submit]")?.click();

/** The message shown beside a field, through the tie that a screen reader follows. */
function errorOf(element: Element, name: string): string | undefined {
  const described = field(element, name).getAttribute("aria-describedby") ?? "";
  return described
    .split(" ")
    .map((id) => element.shadowRoot?.getElementById(id))
    .find((node) => node?.getAttribute("part") === "error")?.textContent as string | undefined;
}

const isClosed = (element: Element) => find<HTMLDialogElement>(element, "dialog")?.open === false;

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
  expect(calls).toEqual([]);
});

test("each limit of the catalog holds at both ends", async () => {
  const calls = answers(accepted);
  let stored = 0;
  for (const [name, field] of Object.entries(bookingFields)) {
    // An address has a form beside its length, and experiences are ticked.
    if (name === "email" || name === "experiences") continue;
    const [min, max] = field.limits;
    const element = await openBooking();
    fill(element, { ...goodRequest, [name]: "x".repeat(max + 1) });
    submit(element);
    await expect
      .poll(() => errorOf(element, name), { message: name })
      .toBe(min ? bookingErrors[name as keyof typeof bookingErrors] : `Máximo ${max} caracteres`);
    fill(element, { [name]: "x".repeat(Math.max(min - 1, 0)) });
    submit(element);
    if (min) {
      await expect
        .poll(() => errorOf(element, name), { message: name })
        .toBe(bookingErrors[name as keyof typeof bookingErrors]);
    } else {
      await expect.poll(() => isClosed(element)).toBe(true);
      stored += 1;
    }
  }
  expect(stored).toBeGreaterThan(0);
  expect(calls).toHaveLength(stored);
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
  const closed = vi.fn();
  const element = await openBooking(
    'destination="Guaviare" partner="Hotel Ñandú" anon-key="llave"',
  );
  element.addEventListener("maloca-close", closed);
  fill(element, { ...goodRequest, message: "Somos\ndos" });
  submit(element);
  await expect.poll(() => isClosed(element)).toBe(true);
  await expect.poll(toasts).toContain(bookingNotices.sent.title);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(toasts()).toContain("Te contactaremos pronto por WhatsApp con el link de reserva.");
  expect(toasts()).toContain(`Tu referencia: ${REFERENCE}. Guárdala`);
  // On one line, with its hyphen.
  const reference = toastRoot()?.querySelector("b") as Element;
  expect(getComputedStyle(reference).whiteSpace).toBe("nowrap");
  expect(field(element, "name").value).toBe("");
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

const refusals: [string, Answer][] = [
  ["a broken server", broken],
  ["a network that fails", unreachable],
  ["a login page that answers 200", loginPage],
  ["an answer that does not say success", () => Response.json({})],
];
for (const [what, answer] of refusals) {
  test(`${what} keeps every typed character and shows why in a toast`, async () => {
    answers(answer);
    const failed = vi.fn();
    const element = await openBooking();
    element.addEventListener("maloca-failed", (event) =>
      failed((event as CustomEvent).detail.reason),
    );
    fill(element, goodRequest);
    submit(element);
    await expect
      .poll(toasts, { timeout: 5000 })
      .toContain("Hubo un problema al enviar tu solicitud. Por favor intenta de nuevo.");
    expect(failed).toHaveBeenCalledTimes(1);
    for (const [name, value] of Object.entries(goodRequest)) {
      expect(field(element, name).value).toBe(value);
    }
    expect(isClosed(element)).toBe(false);
    expect(find(element, "[type=submit]")?.textContent).toBe("Enviar solicitud");
    // What stands outside a modal dialog is inert: the toast must stand inside.
    expect(find(element, "dialog :popover-open")).not.toBeNull();
  });
}

test("a double click sends once, and a retry of the same body keeps its key", async () => {
  const calls = answers(broken, broken, broken, broken, accepted);
  const element = await openBooking();
  fill(element, goodRequest);
  submit(element);
  submit(element);
  await expect.poll(() => find(element, "[type=submit]")?.textContent).toBe("Enviando...");
  await expect.poll(toasts, { timeout: 5000 }).toContain("Hubo un problema");
  const once = calls.length;
  submit(element);
  await expect.poll(() => calls.length, { timeout: 5000 }).toBeGreaterThan(once);
  await expect
    .poll(() => find(element, "[type=submit]")?.textContent, { timeout: 5000 })
    .toBe("Enviar solicitud");
  const keys = () => new Set(calls.map(({ headers }) => headers.get("idempotency-key")));
  expect(keys().size).toBe(1);
  fill(element, { dates: "Abril" });
  submit(element);
  await expect.poll(() => isClosed(element), { timeout: 5000 }).toBe(true);
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

test("booking limits experiences to two and counts them", async () => {
  const calls = answers(accepted);
  const element = await openBooking('experiences="Safari de ballenas, Clase de surf, Masaje"');
  const boxes = [
    ...(element.shadowRoot?.querySelectorAll("fieldset input") ?? []),
  ] as HTMLInputElement[];
  const counter = () => find(element, "fieldset [role=status]")?.textContent;
  expect(counter()).toBe("Has seleccionado 0 de 2 experiencias");
  boxes[0]?.click();
  boxes[2]?.click();
  await expect.poll(counter).toBe("Has seleccionado 2 de 2 experiencias");
  expect(boxes.map((box) => box.getAttribute("aria-disabled"))).toEqual([null, "true", null]);
  boxes[1]?.click();
  expect(boxes.map((box) => box.checked)).toEqual([true, false, true]);
  boxes[1]?.focus();
  expect(element.shadowRoot?.activeElement).toBe(boxes[1]);
  fill(element, goodRequest);
  submit(element);
  await expect.poll(() => isClosed(element)).toBe(true);
  expect(calls[0]?.body).toMatchObject({ experiences: "Safari de ballenas, Masaje" });
  expect(calls[0]?.headers.has("x-maloca-max-experiences")).toBe(false);
  await expect.poll(counter).toBe("Has seleccionado 0 de 2 experiencias");
});

test("a page that allows three experiences says so to the server", async () => {
  const calls = answers(accepted);
  const element = await openBooking(
    'experiences="Surf, Masaje, Pesca" chosen="Surf, Masaje, Pesca" max-experiences="3"',
  );
  fill(element, goodRequest);
  submit(element);
  await expect.poll(() => isClosed(element)).toBe(true);
  expect(calls[0]?.body).toMatchObject({ experiences: "Surf, Masaje, Pesca" });
  expect(calls[0]?.headers.get("x-maloca-max-experiences")).toBe("3");
});

test("experiences picked on the page start checked, within the limit", async () => {
  const calls = answers(accepted);
  const element = await openBooking(
    'experiences="Surf, Masaje, Pesca" chosen="Pesca, Kayak, Surf, Masaje"',
  );
  const ticked = () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>("fieldset :checked") ?? [])].map(
      ({ value }) => value,
    );
  const counter = () => find(element, "fieldset [role=status]")?.textContent;
  expect(ticked()).toEqual(["Surf", "Masaje"]);
  expect(counter()).toBe("Has seleccionado 2 de 2 experiencias");
  // Whatever was picked last counts.
  find<HTMLInputElement>(element, "[value=Surf]")?.click();
  await expect.poll(counter).toBe("Has seleccionado 1 de 2 experiencias");
  element.setAttribute("chosen", "Surf, Pesca");
  await expect.poll(ticked).toEqual(["Surf", "Pesca"]);
  expect(counter()).toBe("Has seleccionado 2 de 2 experiencias");
  fill(element, goodRequest);
  submit(element);
  await expect.poll(() => isClosed(element)).toBe(true);
  expect(calls[0]?.body).toMatchObject({ experiences: "Surf, Pesca" });
});

test("the consent checkbox must be checked", async () => {
  const calls = answers(accepted);
  const element = await openBooking("consent");
  fill(element, goodRequest);
  submit(element);
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "consent"));
  expect(errorOf(element, "consent")).toBe("Necesitamos tu autorización para responderte");
  expect(calls).toEqual([]);
  field(element, "consent").click();
  submit(element);
  await expect.poll(() => isClosed(element)).toBe(true);
  expect(calls[0]?.body).not.toHaveProperty("consent");
});

test("without a checkbox, booking shows the data-protection notice above the button", async () => {
  const element = await openBooking('endpoint="https://maloca.example"');
  const link = find<HTMLAnchorElement>(element, "form a[href]");
  expect(link?.parentElement?.textContent).toMatch(
    /^Al enviar autorizas el tratamiento de tus datos/,
  );
  expect(link?.href).toBe("https://maloca.example/#tratamiento-de-datos");
});

test("Escape closes booking, returns focus to the opener and keeps what was typed", async () => {
  document.body.innerHTML = "<button>Reservar</button><maloca-booking></maloca-booking>";
  const [button, element] = [...document.body.children] as [HTMLElement, ReturnType<typeof page>];
  button.focus();
  element.show();
  await expect
    .poll(() => element.shadowRoot?.activeElement?.textContent)
    .toBe("Solicita tu reserva");
  await userEvent.type(field(element, "name"), "Ana");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => isClosed(element)).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(element.open).toBe(false);
  element.show();
  await expect.poll(() => isClosed(element)).toBe(false);
  expect(field(element, "name").value).toBe("Ana");
});

test("booking reopens before its close event has fired", async () => {
  const element = await openBooking();
  const heard: string[] = [];
  for (const type of ["maloca-open", "maloca-close"]) {
    element.addEventListener(type, () => heard.push(type));
  }
  const dialog = find(element, "dialog") as HTMLDialogElement;
  const told = new Promise((resolve) => dialog.addEventListener("close", resolve));
  // As Escape does: the next press is a task of its own, and may come before the dialog's event.
  dialog.close();
  await Promise.resolve();
  element.show();
  await told;
  await expect.poll(() => heard).toEqual(["maloca-close", "maloca-open"]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toHaveLength(2);
  expect(element.open && dialog.matches(":modal")).toBe(true);
  expect(document.documentElement.style.overflow).toBe("hidden");
  dialog.close();
  await expect.poll(() => element.open).toBe(false);
  expect(document.documentElement.style.overflow).toBe("");
});

test("a tap outside does not close booking, its close button does", async () => {
  const element = await openBooking();
  find(element, "dialog")?.click();
  expect(isClosed(element)).toBe(false);
  find(element, "[aria-label=Cerrar]")?.click();
  await expect.poll(() => isClosed(element)).toBe(true);
});

test("the concept follows the package, but never over the visitor's own words", async () => {
  const element = await openBooking('destination="el Chocó" concept="Velitas en el Chocó"');
  const destination = () => field(element, "destination").value;
  expect(destination()).toBe("Velitas en el Chocó - consulta general");
  element.setAttribute("package", "Posada 4 días");
  await expect.poll(destination).toBe("Velitas en el Chocó - Posada 4 días");
  await userEvent.fill(field(element, "destination"), "Nuquí y Bahía Solano");
  element.setAttribute("package", "Ecolodge 5 días");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(destination()).toBe("Nuquí y Bahía Solano");
});

test("a fixed concept stands alone until a package is chosen", async () => {
  const element = await openBooking('concept="Eje Cafetero Fin de Año" fixed-concept');
  expect(field(element, "destination").value).toBe("Eje Cafetero Fin de Año");
  element.setAttribute("package", "Experiencia Completa");
  await expect
    .poll(() => field(element, "destination").value)
    .toBe("Eje Cafetero Fin de Año - Experiencia Completa");
});

test("after four seconds the visitor is told that it is still being sent", async () => {
  const { answer, release } = held();
  answers(answer);
  const element = await openBooking();
  fill(element, goodRequest);
  submit(element);
  await expect
    .poll(() => find(element, "form > div [role=status]")?.textContent, { timeout: 8000 })
    .toBe("La señal está lenta. Seguimos enviando; no cierres esta página.");
  expect(find(element, "[type=submit]")?.textContent).toBe("Enviando...");
  release();
  await expect.poll(() => isClosed(element)).toBe(true);
});

describe("paying", () => {
  const payButton = (element: Element) => find(element, "[part=pay]");
  const back = (element: Element) => find(element, "[part=back]") as HTMLElement;
  const payment = () => document.querySelector("maloca-payment") as Element;
  const title = (element: Element) => find(element, "h2")?.textContent;
  const [solicitud, pago] = ["Solicita tu reserva", "Paga tu viaje"];
  const forms = (element: Element) => [...(element.shadowRoot?.querySelectorAll("form") ?? [])];
  const shown = (element: Element) => forms(element).map((form) => form.checkVisibility());
  const dialogs = (element: Element) => element.shadowRoot?.querySelectorAll("dialog[open]").length;
  /** A field of the payment: the booking has a name as well. */
  const paid = (element: Element, name: string) =>
    forms(element)[1]?.elements.namedItem(name) as HTMLInputElement;
  const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
  const labelled = (element: Element, label: string) =>
    find(element, `[aria-label="${label}"]`) as HTMLElement;

  async function pay(attributes: string, typed: Record<string, string> = {}) {
    const element = await openBooking(attributes);
    fill(element, typed);
    await expect.poll(() => payButton(element)).not.toBeNull();
    await userEvent.click(payButton(element) as HTMLElement);
    await expect.poll(() => title(element)).toBe(pago);
    return element;
  }

  test("the payment is the dialog's second panel, for the same trip, name and travellers", async () => {
    const element = await pay('concept="Velitas en el Chocó" package="Posada" amount="2362000"', {
      name: "Ana Gómez",
      travelers: "1 adulto y 1 niña",
    });
    expect(shown(element)).toEqual([false, true]);
    expect(dialogs(element)).toBe(1);
    expect(paid(element, "name").value).toBe("Ana Gómez");
    expect(paid(element, "concept").value).toBe("Velitas en el Chocó - Posada");
    await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 4.724.000");
    expect(plain(forms(element)[1]?.textContent)).toContain("2 × $ 2.362.000 = $ 4.724.000");
    await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe(pago);
  });

  test("travellers are counted, down to the fewest that the trip takes", async () => {
    const element = await pay('destination="Providencia" amount="1000000" min-travelers="2"', {
      travelers: "1 persona",
    });
    const sum = () => plain(paid(element, "amount").value);
    await expect.poll(sum).toBe("$ 2.000.000");
    labelled(element, "Un viajero menos").click();
    await expect
      .poll(() => labelled(element, "Un viajero menos").getAttribute("aria-disabled"))
      .toBe("true");
    expect(sum()).toBe("$ 2.000.000");
    labelled(element, "Un viajero más").click();
    await expect.poll(sum).toBe("$ 3.000.000");
    // The visitor's own value stays, and the sum beside it goes.
    await userEvent.fill(paid(element, "amount"), "2.500.000");
    await expect.poll(() => plain(find(element, "dd")?.textContent)).toBe("$ 750.000");
    expect(plain(forms(element)[1]?.textContent)).not.toContain("×");
    labelled(element, "Un viajero más").click();
    await expect.poll(sum).toBe("$ 4.000.000");
  });

  test("a group's price is not multiplied", async () => {
    const element = await pay('destination="Santa Marta" amount="18752299" per-group', {
      travelers: "10",
    });
    await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 18.752.299");
    expect(labelled(element, "Un viajero más")).toBeNull();
    expect(forms(element)[1]?.textContent).toContain("El precio es del grupo completo.");
  });

  test("without a known price the visitor enters the amount", async () => {
    const element = await pay('concept="Eje Cafetero Fin de Año" fixed-concept');
    expect(paid(element, "concept").value).toBe("Eje Cafetero Fin de Año");
    expect(paid(element, "amount").value).toBe("");
    expect(labelled(element, "Un viajero más")).toBeNull();
  });

  test("«Volver» returns to the booking and its link, and both keep what was typed", async () => {
    const element = await pay('destination="Guaviare" amount="100"', { name: "Ana" });
    await userEvent.fill(paid(element, "amount"), "300");
    await userEvent.click(back(element));
    await expect.poll(() => title(element)).toBe(solicitud);
    expect(shown(element)).toEqual([true, false]);
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(payButton(element));
    expect(field(element, "name").value).toBe("Ana");
    fill(element, { name: "Ana Gómez" });
    await userEvent.click(payButton(element) as HTMLElement);
    await expect.poll(() => paid(element, "name").value).toBe("Ana Gómez");
    expect(paid(element, "amount").value).toBe("300");
  });

  test("Escape returns to the booking, then closes it, and nothing typed is lost", async () => {
    const element = await pay('destination="Guaviare" amount="100"', { name: "Ana" });
    await userEvent.fill(paid(element, "amount"), "300");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => title(element)).toBe(solicitud);
    expect(isClosed(element)).toBe(false);
    expect(shown(element)).toEqual([true, false]);
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(payButton(element));
    expect(field(element, "name").value).toBe("Ana");
    await userEvent.click(payButton(element) as HTMLElement);
    await expect.poll(() => title(element)).toBe(pago);
    expect(paid(element, "amount").value).toBe("300");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => title(element)).toBe(solicitud);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => isClosed(element)).toBe(true);
  });

  test("Escape does what is on the screen, however soon it comes", async () => {
    const element = await pay('destination="Guaviare" amount="100"');
    const panel = back(element).parentElement as HTMLElement;
    const dialog = panel.closest("dialog") as HTMLDialogElement;
    /** Whether the dialog lets Escape close it, asked in the moment when the panel changes. */
    const closesAtOnce = (press: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        const changes = new MutationObserver(() => {
          changes.disconnect();
          resolve(dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
        });
        changes.observe(panel, { attributeFilter: ["hidden"] });
        press.click();
      });
    expect(await closesAtOnce(back(element))).toBe(true);
    expect(await closesAtOnce(payButton(element) as HTMLElement)).toBe(false);
  });

  test("a payment whose code comes after closing is not what opens next", async () => {
    const element = await openBooking('destination="Guaviare"');
    await expect.poll(() => payButton(element)).not.toBeNull();
    payButton(element)?.click();
    element.close();
    await expect.poll(() => isClosed(element)).toBe(true);
    // It may come at any time from now.
    await new Promise((resolve) => setTimeout(resolve, 300));
    element.show();
    await expect.poll(() => isClosed(element)).toBe(false);
    expect(title(element)).toBe(solicitud);
    expect(shown(element)[0]).toBe(true);
  });

  test("closing closes both together, and the next opening is a booking again", async () => {
    document.body.innerHTML =
      "<button>Reservar</button><maloca-booking destination='Guaviare'></maloca-booking>";
    const [button, element] = [...document.body.children] as [HTMLElement, ReturnType<typeof page>];
    await userEvent.click(button);
    element.show();
    await expect.poll(() => payButton(element)?.checkVisibility()).toBe(true);
    await userEvent.type(field(element, "name"), "Ana");
    await userEvent.click(payButton(element) as HTMLElement);
    await expect.poll(() => title(element)).toBe(pago);
    await userEvent.click(labelled(element, "Cerrar"));
    await expect.poll(() => isClosed(element)).toBe(true);
    expect(document.activeElement).toBe(button);
    expect(document.documentElement.style.overflow).toBe("");
    element.show();
    await expect.poll(() => isClosed(element)).toBe(false);
    expect(title(element)).toBe(solicitud);
    expect(field(element, "name").value).toBe("Ana");
  });

  test("a payment that was handed over leaves nothing open, and its form is cleared", async () => {
    vi.spyOn(window, "open").mockReturnValue({} as Window);
    const heard: string[] = [];
    const hear = ({ type, target }: Event) =>
      heard.push(`${(target as Element).localName} ${type}`);
    for (const type of ["maloca-open", "maloca-sent", "maloca-close"]) {
      document.addEventListener(type, hear);
    }
    const element = await pay('destination="Guaviare" amount="2608000"', { name: "Ana" });
    await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 2.608.000");
    forms(element)[1]?.requestSubmit();
    await expect.poll(toasts).toContain("Redirigiendo a WhatsApp");
    expect(isClosed(element)).toBe(true);
    await expect
      .poll(() => heard)
      .toEqual([
        "maloca-booking maloca-open",
        "maloca-payment maloca-open",
        "maloca-payment maloca-sent",
        "maloca-booking maloca-close",
        "maloca-payment maloca-close",
      ]);
    for (const type of ["maloca-open", "maloca-sent", "maloca-close"]) {
      document.removeEventListener(type, hear);
    }
    await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 2.608.000");
  });

  test("the page's own payment element gives its terms", async () => {
    document.body.innerHTML = `<maloca-payment destination="Otra parte" deposit-percent="50"></maloca-payment>
      <maloca-booking destination="La Macarena" amount="100" open></maloca-booking>`;
    const element = document.querySelector("maloca-booking") as HTMLElement;
    await expect.poll(() => payButton(element)).not.toBeNull();
    await userEvent.click(payButton(element) as HTMLElement);
    await expect.poll(() => plain(find(element, "dd")?.textContent)).toBe("$ 50");
    expect(document.querySelectorAll("maloca-payment")).toHaveLength(1);
    expect(find(payment(), "dialog[open]")).toBeNull();
    expect(paid(element, "concept").value).toBe("Viaje a La Macarena - consulta general");
  });

  test.each([
    ["nothing to pay for", ""],
    ["a departure that has passed", 'destination="Guaviare" no-payment'],
  ])("%s offers no payment", async (_why, attributes) => {
    const element = await openBooking(attributes);
    await expect.poll(() => find(element, "[part=ticket]")).not.toBeNull();
    expect(payButton(element)).toBeNull();
  });
});

describe("the ticket", () => {
  const ticket = (element: Element) =>
    (find(element, "[part=ticket]")?.textContent ?? "").replaceAll("\u00a0", " ");

  test("has the package, and what it costs for the travellers of the form", async () => {
    const element = await openBooking('destination="Guaviare" package="Viva" amount="2362000"');
    await expect.poll(() => ticket(element)).toContain("Viva$ 2.362.000");
    fill(element, { travelers: "2 adultos" });
    await expect.poll(() => ticket(element)).toContain("Viva2 × $ 2.362.000 = $ 4.724.000");
    expect(find(element, "[part=ticket]")?.querySelectorAll("li")).toHaveLength(3);
    // The fields are empty again once it was sent.
    (find(element, "form") as HTMLFormElement).reset();
    await expect.poll(() => ticket(element)).not.toContain("×");
  });

  test("has a group's price as it is", async () => {
    const element = await openBooking('package="Sierra" amount="18752299" per-group');
    fill(element, { travelers: "10 personas" });
    await expect.poll(() => ticket(element)).toContain("$ 18.752.299 por el grupo completo");
    expect(ticket(element)).not.toContain("×");
  });

  test("is left out where nothing was chosen, and trips are offered", async () => {
    const element = await openBooking('trips="Guaviare, Velitas en el Chocó"');
    await expect.poll(() => ticket(element)).toContain("¿Qué pasa después?");
    expect(ticket(element)).not.toContain("$");
    const offered = () => [...(field(element, "destination").list?.options ?? [])];
    await expect
      .poll(() => offered().map(({ value }) => value))
      .toEqual(["Guaviare", "Velitas en el Chocó"]);
  });
});
