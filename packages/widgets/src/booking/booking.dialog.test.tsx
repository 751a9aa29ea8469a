import { render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { settled } from "../../test/page";
import { Booking } from "./booking";
import { BookingDialog, type BookingDialogProps } from "./booking.dialog";

// The React way from a booking to its payment; the elements' way is in `booking.element.test.ts`.

afterEach(() => vi.restoreAllMocks());

const open = () => [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;

function Page(props: BookingDialogProps) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Reservar
      </button>
      <BookingDialog {...props} open={shown} onClose={() => setShown(false)} />
    </>
  );
}

test("the payment is the second panel, for the same trip, with the page's own terms", async () => {
  const sent = vi.fn();
  vi.spyOn(window, "open").mockReturnValue({} as Window);
  const { unmount } = render(
    <Page
      destination="Guaviare"
      package="Viva"
      amount={1_304_000}
      prefill={{ travelers: "2" }}
      payment={{ depositPercent: 50, onSent: sent }}
    />,
  );
  await expect.poll(() => open().length).toBe(1);
  const [dialog] = open() as [HTMLDialogElement];
  const input = (name: string) =>
    [...dialog.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].at(-1) as HTMLInputElement;
  await userEvent.fill(dialog.querySelector("[name=name]") as Element, "Ana");
  await expect.poll(() => input("travelers").value).toBe("2");
  await expect.poll(() => button("Pagar anticipo o total")).toBeTruthy();
  await userEvent.click(button("Pagar anticipo o total"));
  await expect.poll(() => document.activeElement?.textContent).toBe("Paga tu viaje");
  expect(open()).toHaveLength(1);
  expect(input("name").value).toBe("Ana");
  expect(input("concept").value).toBe("Viaje a Guaviare - Viva");
  await expect.poll(() => dialog.querySelector("dd")?.textContent).toBe("$\u00a01.304.000");

  await userEvent.click(button("Volver"));
  await expect.poll(() => document.activeElement).toBe(button("Pagar anticipo o total"));
  await userEvent.click(button("Pagar anticipo o total"));
  await expect.poll(() => document.activeElement?.textContent).toBe("Paga tu viaje");
  await userEvent.click(button("Continuar por WhatsApp"));
  await expect.poll(() => open().length).toBe(0);
  expect(sent).toHaveBeenCalledOnce();
  unmount();
});

test("a click before the close event opens the dialog again", async () => {
  const { unmount } = render(<Page />);
  await expect.poll(() => open().length).toBe(1);
  const [dialog] = open() as [HTMLDialogElement];
  const closed = new Promise((resolve) =>
    dialog.addEventListener("close", resolve, { once: true }),
  );
  dialog.close();
  // All that belongs to this task; the browser's event is one of its own, and still to come.
  for (let left = 10; left > 0; left--) await Promise.resolve();
  button("Reservar").click();
  await closed;
  await settled();
  expect(dialog.matches(":modal")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => open().length).toBe(0);
  unmount();
});

test("booking reports that the payment's code did not load, and retries", async () => {
  const onPay = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  const { unmount } = render(<Booking open destination="Guaviare" onPay={onPay} />);
  await expect.poll(() => button("Pagar anticipo o total")).toBeTruthy();
  await userEvent.click(button("Pagar anticipo o total"));
  const status = () =>
    [...document.querySelectorAll("[role=status]")].map((node) => node.textContent).join("");
  await expect.poll(status).toBe("No pudimos abrir el pago. Intenta de nuevo.");
  onPay.mockResolvedValue({ words: () => ({ title: "Pago", intro: "" }), render: () => null });
  await userEvent.click(button("Pagar anticipo o total"));
  await expect.poll(status).toBe("");
  expect(onPay).toHaveBeenCalledTimes(2);
  unmount();
});
