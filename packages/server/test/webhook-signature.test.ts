import { describe, expect, it } from "vitest";
import { newSecret, signedHeaders } from "../src/webhooks/sign";

describe("a webhook's signature", () => {
  it.each([
    [
      "whsec_plJ3nmyCDGBKInavdOK15jsl",
      "msg_loFOjxBNrRLzqYUf",
      1731705121,
      '{"event_type":"ping","data":{"success":true}}',
      "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
    ],
    [
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      1614265330,
      '{"test": 2432232314}',
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    ],
  ])("is that of the published test vector of %s", async (secret, id, seconds, body, signature) => {
    const at = new Date(seconds * 1000);
    expect(await signedHeaders(secret, { id, at, body })).toEqual({
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": signature,
    });
  });

  it("has a new secret of 24 bytes each time", () => {
    expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
