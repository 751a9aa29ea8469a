import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  answers,
  broken,
  field,
  fill,
  find,
  isClosed,
  opened,
  page,
  plain,
  submit,
  toasts,
} from "../../test/page";
import "./payment.element";

const trip =
  'destination="Guaviare" package="Viva" deposit-percent="50" due-text="2 meses antes del viaje"';
const good = { name: "Ana Gómez", amount: "2.608.000" };

async function openPayment(attributes = trip) {
  const element = page(`<maloca-payment ${attributes} open></maloca-payment>`);
  await opened(element);
  return element;
}

/** The tab that the messaging app opens in, or none when the browser blocks it. */
function tab(opens = true) {
  const shown = { opener: window } as Partial<Window> as Window;
  const open = vi.spyOn(window, "open").mockReturnValue(opens ? shown : null);
  return { open, shown };
}

const figures = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll("dd") ?? [])].map((dd) => plain(dd.textContent));
/** The sentence that a screen reader says of the figures. */
const announced = (element: Element) => find(element, "[part=figures] p")?.textContent;
const message = (element: Element) => find<HTMLTextAreaElement>(element, "textarea[readonly]");

test("payment opens the messaging app within the click with the whole message, and resets", async () => {
  const { open, shown } = tab();
  const sent = vi.fn();
  const closed = vi.fn();
  const element = await openPayment();
  element.addEventListener("maloca-sent", (event) => sent((event as CustomEvent).detail));
  element.addEventListener("maloca-close", closed);
  submit(element);
  await expect.poll(toasts).toContain("Campos incompletos");
  fill(element, good);
  submit(element);
  // Before any await.
  expect(open).toHaveBeenCalledTimes(1);
  const url = new URL(String(open.mock.calls[0]?.[0]));
  expect(url.origin + url.pathname).toBe("https://wa.me/573000000000");
  // The whole text: `payment.test.ts` of the catalog.
  expect(plain(url.searchParams.get("text"))).toMatch(
    /Nombre: Ana Gómez\nConcepto: Viaje a Guaviare - Viva\n[\s\S]*50 %\n[\s\S]*, 2 meses antes del viaje\n/,
  );
  expect(shown.opener).toBeNull();
  await expect
    .poll(toasts)
    .toContain(
      "Redirigiendo a WhatsApp Te estamos conectando con nuestro equipo para procesar tu pago.",
    );
  expect(toasts()).not.toContain("Campos incompletos");
  await expect.poll(() => element.open).toBe(false);
  expect(isClosed(element)).toBe(true);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls).toEqual([
    [
      {
        concept: "Viaje a Guaviare - Viva",
        option: "deposit",
        total: 2_608_000,
        deposit: 1_304_000,
        now: 1_304_000,
        balance: 1_304_000,
      },
    ],
  ]);
  element.show();
  await expect.poll(() => isClosed(element)).toBe(false);
  expect(field(element, "name").value).toBe("");
  expect(field(element, "amount").value).toBe("");
  expect(field(element, "concept").value).toBe("Viaje a Guaviare - Viva");
  expect(figures(element)).toEqual([]);
});

test("nothing is sent to a server and nothing is kept", async () => {
  tab();
  const calls = answers(broken);
  const beacon = vi.spyOn(navigator, "sendBeacon");
  const xhr = vi.spyOn(XMLHttpRequest.prototype, "send");
  const keep = vi.spyOn(Storage.prototype, "setItem");
  const database = vi.spyOn(indexedDB, "open");
  const { cookie } = document;
  const element = await openPayment();
  fill(element, good);
  submit(element);
  await expect.poll(toasts).toContain("Redirigiendo a WhatsApp");
  expect(calls).toEqual([]);
  for (const spy of [beacon, xhr, keep, database]) expect(spy).not.toHaveBeenCalled();
  expect(document.cookie).toBe(cookie);
});

test("payment offers the message and a plain link when the tab is blocked", async () => {
  tab(false);
  const element = await openPayment();
  fill(element, good);
  submit(element);
  await expect.poll(() => message(element)?.value).toContain("Nombre: Ana Gómez");
  const link = find<HTMLAnchorElement>(element, "form a[href]") as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get("text")).toBe(message(element)?.value);
  expect([link.target, link.rel]).toEqual(["_blank", "noopener"]);
  await expect
    .poll(() => element.shadowRoot?.activeElement?.textContent)
    .toContain("Tu navegador no dejó abrir WhatsApp.");
  expect(isClosed(element)).toBe(false);
  expect(field(element, "name").value).toBe("Ana Gómez");
  expect(toasts()).not.toContain("Redirigiendo");

  link.addEventListener("click", (event) => event.preventDefault());
  link.click();
  await expect.poll(toasts).toContain("Redirigiendo a WhatsApp");
  expect(message(element)).not.toBeNull();
  element.close();
  await expect.poll(() => field(element, "name").value).toBe("");
  expect(message(element)).toBeNull();
});

// What else leads nowhere: the catalog's `addresses.test.ts`.
test("a messaging link that is none is named and leads nowhere, and the message is there to copy", async () => {
  const link = "javascript:alert(1)";
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { open } = tab();
  const element = await openPayment(`${trip} messaging-phone="" messaging-link="${link}"`);
  fill(element, good);
  submit(element);
  await expect.poll(() => message(element)?.value).toContain("Nombre: Ana Gómez");
  expect(open).not.toHaveBeenCalled();
  expect(element.shadowRoot?.querySelector("a[href*=script]")).toBeNull();
  await expect
    .poll(() => warned.mock.calls.map(String).join())
    .toContain(`messaging-link: "${link}" is not a web address`);
});

test("an offered message is selected where the clipboard refuses, goes when the form changes, and closing keeps what was typed", async () => {
  tab(false);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("NotAllowedError"));
  const element = await openPayment();
  fill(element, good);
  submit(element);
  await expect.poll(() => message(element)).not.toBeNull();
  const text = message(element) as HTMLTextAreaElement;
  find(element, "[part=copy]")?.click();
  await expect.poll(() => text.selectionEnd - text.selectionStart).toBe(text.value.length);
  fill(element, { amount: "100.000" });
  await expect.poll(() => message(element)).toBeNull();
  submit(element);
  await expect.poll(() => message(element)).not.toBeNull();
  find(element, "[aria-label=Cerrar]")?.click();
  await expect.poll(() => message(element)).toBeNull();
  expect(field(element, "name").value).toBe("Ana Gómez");
});

test("concept and amount follow the page, but never over the visitor's own words", async () => {
  const element = await openPayment(
    'concept="La Macarena Fin de Año" fixed-concept amount="2900000"',
  );
  const values = () => [field(element, "concept").value, plain(field(element, "amount").value)];
  expect(values()).toEqual(["La Macarena Fin de Año", "$ 2.900.000"]);
  await expect.poll(() => figures(element)[0]).toBe("$ 870.000");
  await expect
    .poll(() => announced(element))
    .toMatch(/^Pagas ahora 870\.000 pesos, saldo 2\.030\.000 pesos: [^.]+\.$/);
  element.setAttribute("package", "Aventura");
  element.setAttribute("amount", "3450000");
  await expect.poll(values).toEqual(["La Macarena Fin de Año - Aventura", "$ 3.450.000"]);
  await expect.poll(() => figures(element)[0]).toBe("$ 1.035.000");
  await userEvent.fill(field(element, "amount"), "7.000.000");
  element.setAttribute("amount", "3800000");
  element.setAttribute("package", "Brisa");
  await expect.poll(() => field(element, "concept").value).toContain("Brisa");
  expect(field(element, "amount").value).toBe("7.000.000");
});

test("the figures follow each digit, and are announced once the visitor pauses", async () => {
  const element = await openPayment();
  await expect
    .poll(() => find(element, "[part=figures]")?.textContent)
    .toContain("Escribe el valor");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const amount of ["3", "30", "300.000", "3.000.000"]) {
      fill(element, { amount });
      await expect.poll(() => figures(element)[0]).toMatch(/^\$ /);
      vi.advanceTimersByTime(200);
      expect(announced(element)).toBe("");
    }
    await expect.poll(() => figures(element)[0]).toBe("$ 1.500.000");
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => announced(element)).toContain("Pagas ahora 1.500.000 pesos");
  } finally {
    vi.useRealTimers();
  }
});
