import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  accepted,
  answers,
  broken,
  field,
  fill,
  find,
  goodRequest,
  page,
  plain,
  REFERENCE,
  send,
  toasts,
} from "../../test/page";
import type { MalocaElement } from "../core/widget";
import "./booking.element";

const trip = 'destination="Guaviare" package="Selva"';

/** A page with a booking's form. */
async function inPage(attributes = trip) {
  const element = page(
    `<maloca-booking inline ${attributes}><a href="#plain">Reservar</a></maloca-booking>`,
  );
  await expect.poll(() => find(element, "form")).not.toBeNull();
  return element;
}

/** Which events it fires, in order. */
function heard(element: Element) {
  const names: string[] = [];
  for (const name of ["open", "close", "sent", "failed"]) {
    element.addEventListener(`maloca-${name}`, () => names.push(name));
  }
  return names;
}

const forms = (element: Element) => [...(element.shadowRoot?.querySelectorAll("form") ?? [])];
const shown = (element: Element) => forms(element).map((form) => form.checkVisibility());
const title = (element: Element) => find(element, "h2")?.textContent;

/** Shows the payment of a booking that knows a name. */
async function pay(element: Element) {
  fill(element, { name: "Ana" });
  await expect.poll(() => find(element, "[part=pay]")).not.toBeNull();
  await userEvent.click(find(element, "[part=pay]") as HTMLElement);
  await expect.poll(() => title(element)).toBe("Paga tu viaje");
}

test("the form stands in the page, in place of the tag's link and without a dialog", async () => {
  const element = await inPage();
  expect(find(element, "dialog")).toBeNull();
  expect(find(element, "form")?.checkVisibility()).toBe(true);
  expect(element.querySelector("a")?.checkVisibility()).toBe(false);
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - Selva");
  // Nobody has pressed anything.
  expect(document.activeElement).toBe(document.body);
});

test("a property shows it in the page as the attribute does", async () => {
  const element = document.createElement("maloca-booking");
  Object.assign(element, { inline: true, destination: "Guaviare" });
  document.body.append(element);
  await expect.poll(() => find(element, "form")?.checkVisibility()).toBe(true);
  expect(getComputedStyle(element).display).toBe("block");
});

test("a request is sent from the page, with its events and none of a dialog, and leaves an empty form and no draft", async () => {
  const calls = answers(accepted);
  const element = await inPage(`${trip} partner="Posada"`);
  const names = heard(element);
  await expect.poll(() => find(element, "[part=ticket]")).not.toBeNull();
  await send(element, goodRequest);
  await expect.poll(() => names).toEqual(["sent"]);
  await expect.poll(toasts).toContain(REFERENCE);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get("x-maloca-partner")).toBe("Posada");
  // As many as the server assumes.
  expect(calls[0]?.headers.has("x-maloca-max-experiences")).toBe(false);
  expect(field(element, "name").value).toBe("");
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - Selva");
  expect(sessionStorage.getItem("maloca-booking")).toBeNull();
  element.remove();
  await expect.poll(() => find(element, "form")).toBeNull();
  expect(names).toEqual(["sent"]);
});

test.each(["inline", "open"])(
  "after a booking (%s) was removed while it was sent, the next one in the tab is empty, and the same request has its key",
  async (how) => {
    const calls = answers(accepted, accepted);
    const make = async () => {
      const element = page(`<maloca-booking ${how} ${trip}></maloca-booking>`);
      await expect.poll(() => find(element, "[part=ticket]")).not.toBeNull();
      return element;
    };
    const first = await make();
    await send(first, goodRequest);
    first.remove();
    await expect.poll(toasts).toContain("enviada");
    await expect.poll(() => sessionStorage.getItem("maloca-booking")).toBeNull();
    const next = await make();
    expect(field(next, "name").value).toBe("");
    await send(next, goodRequest);
    await expect.poll(() => calls.length).toBe(2);
    const [one, other] = calls.map(({ headers }) => headers.get("idempotency-key"));
    expect(other).toBe(one);
  },
);

test("a refused request leaves what was typed, and a reload brings it again", async () => {
  answers(broken, broken);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const element = await inPage();
  const names = heard(element);
  await expect.poll(() => find(element, "[part=ticket]")).not.toBeNull();
  await send(element, goodRequest);
  await expect.poll(() => names).toEqual(["failed"]);
  expect(field(element, "name").value).toBe(goodRequest.name);
  const again = await inPage();
  await expect.poll(() => field(again, "name").value).toBe(goodRequest.name);
});

test("each call of show() leads to its first field with what it carries, and keeps what was typed", async () => {
  const element = await inPage();
  const names = heard(element);
  fill(element, { dates: "marzo" });
  for (const [chosen, travelers] of [
    ["Viva", "2"],
    ["Río", "2"],
  ]) {
    (document.activeElement as HTMLElement | null)?.blur();
    (element as MalocaElement).show({ package: chosen, prefill: { travelers } });
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "name"));
    await expect
      .poll(() => field(element, "destination").value)
      .toBe(`Viaje a Guaviare - ${chosen}`);
    await expect.poll(() => field(element, "travelers").value).toBe(travelers);
  }
  expect(field(element, "dates").value).toBe("marzo");
  expect(names).toEqual([]);
});

test("the payment takes the form's place and gives it back with all that was typed: by its button, a press for another package, and once it was handed over", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue({} as Window);
  const element = await inPage(`${trip} amount="100"`);
  fill(element, { dates: "marzo" });
  const isBack = async () => {
    await expect.poll(() => shown(element)).toEqual([true, false]);
    expect(field(element, "name").value).toBe("Ana");
    expect(field(element, "dates").value).toBe("marzo");
  };
  await pay(element);
  expect(shown(element)).toEqual([false, true]);
  await userEvent.click(find(element, "[part=back]") as HTMLElement);
  await isBack();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(find(element, "[part=pay]"));
  await pay(element);
  (element as MalocaElement).show({ package: "Río" });
  await isBack();
  await pay(element);
  const [, form] = forms(element);
  const amount = form?.elements.namedItem("amount") as HTMLInputElement;
  await expect.poll(() => plain(amount.value)).toBe("$ 100");
  amount.value = "300";
  form?.requestSubmit();
  await expect.poll(() => open.mock.calls.length).toBe(1);
  await isBack();
  await expect.poll(() => plain(amount.value)).toBe("$ 100");
});

test("Escape and Tab are the page's while nothing is open", async () => {
  const element = await inPage();
  const keys: string[] = [];
  // Below the window, where the element itself listens.
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener("keydown", listen);
  field(element, "name").focus();
  await userEvent.keyboard("{Escape}{Tab}");
  document.removeEventListener("keydown", listen);
  expect(keys).toEqual(["Escape", "Tab"]);
});
