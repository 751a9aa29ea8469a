import assert from "node:assert/strict";
import { test } from "node:test";
import { sendBooking } from "@maloca/widgets/backend";
import { broken, fakeServer, mswHandlers, REFERENCE } from "@maloca/widgets/testing";
import { http } from "msw";
import { setupServer } from "msw/node";

const maloca = fakeServer();
const network = setupServer(...mswHandlers(maloca, http));

test("a form of our own sends the booking and shows its reference", async (t) => {
  network.listen({ onUnhandledRequest: "error" });
  t.after(() => network.close());
  const options = { endpoint: "https://operator.example", idempotencyKey: "1" };

  const sent = await sendBooking({ name: "Ana" }, options);
  assert.equal(sent.data.reference, REFERENCE);
  assert.deepEqual(maloca.bodies, [{ name: "Ana" }]);

  maloca.answerWith(broken);
  const failed = await sendBooking({ name: "Ana" }, { ...options, idempotencyKey: "2" });
  assert.equal(failed.data, null);
  assert.equal(failed.error.message, "internal");
});
