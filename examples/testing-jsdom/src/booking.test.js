import { BookingDialog } from "@maloca/widgets";
import { completeJsdom, fakeServer, REFERENCE } from "@maloca/widgets/testing";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";

completeJsdom();

const typed = {
  name: "Ana Ríos",
  email: "ana@example.com",
  phone: "300 123 4567",
  destination: "Guaviare",
  dates: "marzo",
  travelers: "2",
};

test("a booking is filled in, sent and told", async () => {
  const maloca = fakeServer();
  globalThis.fetch = maloca.fetch;
  const sent = [];
  const options = { endpoint: "https://operator.example", open: true };
  render(createElement(BookingDialog, { ...options, onSent: (detail) => sent.push(detail) }));

  for (const [name, value] of Object.entries(typed))
    fireEvent.change(document.querySelector(`[name=${name}]`), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Enviar solicitud" }));

  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(sent[0].reference).toBe(REFERENCE);
  expect(maloca.bodies).toHaveLength(1);
}, 20_000);
