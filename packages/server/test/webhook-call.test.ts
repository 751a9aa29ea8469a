import { createRequire, syncBuiltinESMExports } from "node:module";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Fields } from "../src/leads/lead-kinds";
import { refusalOf } from "../src/webhooks/destination";
import { formats, type WebhookEvent, type WebhookLead } from "../src/webhooks/formats";
import { createPost } from "../src/webhooks/node/post";
import { isPublic } from "../src/webhooks/node/public-address";
import { booking } from "./samples";

describe("a webhook's destination", () => {
  const hosts = ["hooks.example.org"];

  it.each([
    ["https://hooks.example.org/a?b=c", null],
    ["http://hooks.example.org/a", "https"],
    ["https://other.example.org/", "WEBHOOK_HOSTS"],
    ["https://hooks.example.org.evil.org/", "WEBHOOK_HOSTS"],
    ["https://hooks.example.org:8443/", "puerto"],
    ["https://u:p@hooks.example.org/", "clave"],
    ["https://:p@hooks.example.org/", "clave"],
    ["https://127.0.0.1/", "WEBHOOK_HOSTS"],
    ["http://127.0.0.1:80/", "https"],
    ["nothing", "dirección"],
  ])("%s", (url, reason) => {
    const refusal = refusalOf(url, { hosts });
    if (reason === null) expect(refusal).toBeNull();
    else expect(refusal).toContain(reason);
  });

  it.each([
    ["127.0.0.1 10.1.2.3 169.254.169.254 0.0.0.0 ::1 fd12::1 ::ffff:10.0.0.1 no-address", false],
    ["::7f00:1 ::2 200::1 fec0::1 4000::1 64:ff9b:1::a00:1 2002:7f00:1:: fe80::1%eth0", false],
    ["8.8.8.8 172.32.0.1 ::ffff:8.8.8.8 2606:4700::1111", true],
  ])("may be %s: %s", (addresses, open) => {
    for (const address of addresses.split(" ")) expect(isPublic(address), address).toBe(open);
  });

  it("is refused where its name leads into a private network", async () => {
    const post = createPost({ hosts: ["localhost"] });
    await expect(post("https://localhost/", "{}", {})).rejects.toThrow("red privada");
  });

  it("is given up where its name server is silent for longer than its program may be", async () => {
    const dns = createRequire(import.meta.url)("node:dns/promises");
    const { lookup } = dns;
    onTestFinished(() => {
      dns.lookup = lookup;
      syncBuiltinESMExports();
    });
    dns.lookup = () => new Promise(() => {});
    syncBuiltinESMExports();
    const post = createPost({ hosts: ["silent.example"] }, 50);
    await expect(post("https://silent.example/", "{}", {})).rejects.toThrow("timeout");
  });
});

describe("a lead for", () => {
  const url = "https://hooks.example.org/a";
  const createdAt = "2026-11-20T15:00:00Z";
  const created = (more: Partial<WebhookLead> = {}): WebhookEvent => ({
    ...{ type: "lead.created", timestamp: createdAt },
    data: {
      ...{ ...booking, kind: "booking", reference: "MAL-PRUEBA", createdAt, partner: null },
      ...{ language: "es", source: null, consent: null, answer: null, confirmedAt: null },
      ...more,
    },
  });

  it.each([
    ["has run", 302, "https://script.googleusercontent.com/macros/echo?user_content_key=a", true],
    ["is for its owner alone", 302, "https://accounts.google.com/ServiceLogin?continue=a", false],
    ["has failed", 200, "", false],
  ])("a script of Apps Script that %s", (_, status, location, taken) => {
    expect(formats.sheets(url, created()).isAccepted?.({ status, location })).toBe(taken);
  });

  it("Slack is what it shows as text", () => {
    const text = expect.stringContaining("&lt;una&gt; persona");
    const plain = { mrkdwn: false, unfurl_links: false, unfurl_media: false };
    expect(formats.slack(url, created()).body).toEqual({ text, ...plain });
  });

  it.each(["@channel", "@Here, pague", "(@everyone)", "@all", "x\n@group"])(
    "Slack and its like calls nobody together by %j",
    (partner) => {
      const { text } = Object(formats.slack(url, created({ partner })).body);
      expect(text).not.toMatch(/@(?!example)/);
      expect(text).toContain(`: ${booking.email}\n`);
    },
  );

  it("HubSpot is a form", () => {
    const sent = (event: WebhookEvent) => {
      const { submittedAt, fields } = Object(formats.hubspot(url, event).body);
      expect(submittedAt).toBe(String(Date.parse(createdAt)));
      return Object.fromEntries(fields.map(({ name, value }: Fields) => [name, value]));
    };
    const { email, name: firstname } = booking;
    expect(sent(created())).toMatchObject({ email, firstname });
    expect(sent(created({ name: "" }))).not.toHaveProperty("firstname");
  });

  it.each(["", "a"])("Telegram has its chat, and is cut between two characters%s", (before) => {
    const event = created({ partner: before + "🌴".repeat(3000) });
    const { url: to, body } = formats.telegram(`${url}?chat_id=-100123`, event);
    const { chat_id, text, link_preview_options } = Object(body);
    expect(link_preview_options).toEqual({ is_disabled: true });
    expect([to, chat_id]).toEqual([url, "-100123"]);
    expect(text).toContain(booking.name);
    expect(text.length).toBeGreaterThan(4090);
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(text).not.toMatch(/\p{Surrogate}/u);
  });
});
