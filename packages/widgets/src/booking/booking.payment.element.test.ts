import { sumWords } from "@maloca/catalog/locales/es";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { closed, field, fill, find, isClosed, openBooking, plain, toasts } from "../../test/page";
import type { MalocaElement } from "../core/widget";
import "./booking.element";

const payButton = (element: Element) => find(element, "[part=pay]");
const back = (element: Element) => find(element, "[part=back]") as HTMLElement;
const payment = () => document.querySelector("maloca-payment") as Element;
const title = (element: Element) => find(element, "h2")?.textContent;
const [solicitud, pago] = ["Solicita tu reserva", "Paga tu viaje"];
const forms = (element: Element) => [...(element.shadowRoot?.querySelectorAll("form") ?? [])];
const shown = (element: Element) => forms(element).map((form) => form.checkVisibility());
/** A field of the payment: the booking has a name as well. */
const paid = (element: Element, name: string) =>
  forms(element)[1]?.elements.namedItem(name) as HTMLInputElement;
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

const ticket = (element: Element) => find(element, "[part=ticket]") as HTMLElement;
/** What a ticket says, without what keeps its room unseen. */
// biome-ignore lint/performance/useDomNodeTextContent: an unseen text is not said
const said = (element: Element) => ticket(element).innerText.replace(/\s+/g, " ");

test("fourteen people pay a group's price once", async () => {
  const attributes = 'destination="Santa Marta" package="Sierra" amount="15145000" group-size="10"';
  const element = await pay(attributes, { travelers: "14" });
  const adjusted = "Es el precio de un grupo de 10; si son más o menos, el equipo lo ajusta.";
  await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 15.145.000");
  expect(find(element, "[part~=more]")).toBeNull();
  expect(plain(forms(element)[1]?.textContent)).toContain(adjusted);
  await userEvent.click(back(element));
  await expect
    .poll(() => said(element))
    .toContain(`$ 15.145.000 por el grupo completo ${adjusted}`);
});

test("where travellers are not one number, ticket and payment show one price, and the trip's minimum beside the counter", async () => {
  const attributes = 'amount="1000000" package="Posada" min-travelers="2" unit-assumed';
  const element = await pay(`destination="Providencia" ${attributes}`, {
    travelers: "2 o 3",
  });
  const sum = () => plain(paid(element, "amount").value);
  await expect.poll(sum).toBe("$ 1.000.000");
  const text = plain(forms(element)[1]?.textContent);
  expect(text).toContain("Mínimo 2 personas.");
  expect(text).not.toContain("×");
  await userEvent.click(back(element));
  await expect.poll(() => said(element)).toContain("Posada $ 1.000.000");
  expect(said(element)).not.toMatch(/×|total/);
  fill(element, { travelers: "3 adultos" });
  await expect
    .poll(() => said(element))
    .toContain(`3 × $ 1.000.000 = $ 3.000.000 ${sumWords.assumed}`);
  await userEvent.click(payButton(element) as HTMLElement);
  await expect.poll(sum).toBe("$ 3.000.000");
});

test("travellers are counted, down to one", async () => {
  const element = await pay('destination="Providencia" amount="1000000" min-travelers="2"', {
    travelers: "2 personas",
  });
  const sum = () => plain(paid(element, "amount").value);
  await expect.poll(sum).toBe("$ 2.000.000");
  labelled(element, "Un viajero menos").click();
  await expect
    .poll(() => labelled(element, "Un viajero menos").getAttribute("aria-disabled"))
    .toBe("true");
  await expect.poll(sum).toBe("$ 1.000.000");
  labelled(element, "Un viajero más").click();
  await expect.poll(sum).toBe("$ 2.000.000");
  labelled(element, "Un viajero más").click();
  await expect.poll(sum).toBe("$ 3.000.000");
  // The visitor's own value stays, and the sum beside it goes.
  await userEvent.fill(paid(element, "amount"), "2.500.000");
  await expect.poll(() => plain(find(element, "dd")?.textContent)).toBe("$ 750.000");
  expect(plain(forms(element)[1]?.textContent)).not.toContain("×");
  labelled(element, "Un viajero más").click();
  await expect.poll(sum).toBe("$ 4.000.000");
});

test("«Volver» returns to the booking and its link, and both keep what was typed", async () => {
  const element = await pay('destination="Guaviare" amount="100"', { name: "Ana" });
  await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 100");
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

test("the payment asks nothing twice that the booking has", async () => {
  const typed = { name: "Ana Gómez", email: "ana@example.com", phone: "+57 300 123 4567" };
  const element = await pay('destination="Guaviare" package="Selva" amount="100"', {
    ...typed,
    dates: "marzo",
    travelers: "2",
  });
  const fieldsOf = (form?: HTMLFormElement) =>
    [...(form?.elements ?? [])].filter(
      (one): one is HTMLInputElement => "value" in one && (one as HTMLInputElement).name !== "",
    );
  const [booking, payment] = forms(element).map(fieldsOf);
  const asked = new Map(booking?.map(({ name, value }) => [name, value]));
  const again = (payment ?? []).filter(({ name, type }) => asked.has(name) && type !== "hidden");
  expect(again.length).toBeGreaterThan(0);
  for (const { name, value } of again) expect([name, value]).toEqual([name, asked.get(name)]);
});

test("Escape does what is on the screen, however soon it comes", async () => {
  const element = await pay('destination="Guaviare" amount="100"');
  const panel = back(element).parentElement as HTMLElement;
  const dialog = panel.closest("dialog") as HTMLDialogElement;
  /** Whether Escape closes the dialog in the moment when the panel changes. */
  const closesAtOnce = (press: HTMLElement | null) =>
    new Promise<boolean>((resolve) => {
      const changes = new MutationObserver(() => {
        changes.disconnect();
        dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
        resolve(!dialog.open);
      });
      changes.observe(panel, { attributeFilter: ["hidden"] });
      press?.click();
    });
  back(element).click();
  await expect.poll(() => panel.hidden).toBe(true);
  expect(await closesAtOnce(payButton(element))).toBe(false);
  await expect.poll(() => panel.hidden).toBe(true);
  payButton(element)?.click();
  await expect.poll(() => panel.hidden).toBe(false);
  expect(await closesAtOnce(back(element))).toBe(true);
});

test("a payment whose code comes after closing is not what opens next", async () => {
  const element = await openBooking('destination="Guaviare"');
  await expect.poll(() => payButton(element)).not.toBeNull();
  payButton(element)?.click();
  element.close();
  await closed(element);
  await import("../payment/payment.element");
  element.show();
  await expect.poll(() => isClosed(element)).toBe(false);
  expect(title(element)).toBe(solicitud);
  expect(shown(element)[0]).toBe(true);
});

test("closing closes both together, and the next opening is a booking again", async () => {
  document.body.innerHTML =
    "<button>Reservar</button><maloca-booking destination='Guaviare'></maloca-booking>";
  const [button, element] = [...document.body.children] as [HTMLElement, MalocaElement];
  await userEvent.click(button);
  element.show();
  await expect.poll(() => payButton(element)?.checkVisibility()).toBe(true);
  await userEvent.type(field(element, "name"), "Ana");
  await userEvent.click(payButton(element) as HTMLElement);
  await expect.poll(() => title(element)).toBe(pago);
  await userEvent.click(labelled(element, "Cerrar"));
  await closed(element);
  expect(document.activeElement).toBe(button);
  expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  element.show();
  await expect.poll(() => isClosed(element)).toBe(false);
  expect(title(element)).toBe(solicitud);
  expect(field(element, "name").value).toBe("Ana");
});

test("a payment that was handed over leaves nothing open, and its form is cleared", async () => {
  vi.spyOn(window, "open").mockReturnValue({} as Window);
  const received: string[] = [];
  const record = ({ type, target }: Event) =>
    received.push(`${(target as Element).localName} ${type}`);
  for (const type of ["maloca-open", "maloca-sent", "maloca-close"]) {
    document.addEventListener(type, record);
  }
  const element = await pay('destination="Guaviare" amount="2608000"', { name: "Ana" });
  await expect.poll(() => plain(paid(element, "amount").value)).toBe("$ 2.608.000");
  forms(element)[1]?.requestSubmit();
  await expect.poll(toasts).toContain("Redirigiendo a WhatsApp");
  expect(isClosed(element)).toBe(true);
  await expect
    .poll(() => received)
    .toEqual([
      "maloca-booking maloca-open",
      "maloca-payment maloca-open",
      "maloca-payment maloca-sent",
      "maloca-booking maloca-close",
      "maloca-payment maloca-close",
    ]);
  for (const type of ["maloca-open", "maloca-sent", "maloca-close"]) {
    document.removeEventListener(type, record);
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

test("a total of a price without a unit says what it assumes", async () => {
  const line = (element: Element) => plain(element.shadowRoot?.textContent);
  document.body.innerHTML = `<maloca-payment unit-assumed></maloca-payment>
    <maloca-booking destination="Guaviare" amount="2362000" open></maloca-booking>`;
  const element = document.querySelector("maloca-booking") as HTMLElement;
  await expect.poll(() => payButton(element)).not.toBeNull();
  await userEvent.click(payButton(element) as HTMLElement);
  await expect.poll(() => line(element)).toContain(sumWords.assumed);
  await userEvent.click(find(element, "[part~=more]") as HTMLElement);
  await expect.poll(() => line(element)).toContain("2 × $ 2.362.000 = $ 4.724.000");
  const stated = await pay('destination="Velitas" amount="2990000"');
  expect(line(stated)).not.toContain(sumWords.assumed);
});
