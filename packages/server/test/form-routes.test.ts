import {
  BODY_LIMIT,
  bookingNotices,
  color,
  commonErrors,
  consent,
  formPageWords,
  formPaths,
  headers,
  interests,
  newsletterNotices,
  settings,
  toSubmission,
} from "@maloca/catalog";
import { renderWidget } from "@maloca/widgets/server";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { seedOfRun } from "../../tooling/vitest/seed.mjs";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type NoJsForm, noJsForms } from "../src/http/no-js-forms";
import { createLeadAdmin } from "../src/leads/admin";
import { leadKinds } from "../src/leads/lead-kinds";
import { digestFields } from "../src/leads/store";
import { logTo } from "../src/log";
import { DatabaseError } from "../src/storage/database";
import { databaseNames, stubDatabase, useDatabase } from "./databases";
import {
  appOver,
  booking,
  contact,
  ownPage,
  post,
  signupPath,
  submitted,
  type Typed,
  tripRequest,
} from "./samples";

const pageOf = async (answer: Response) => {
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { document } = new JSDOM(await answer.text()).window;
  expect(document.querySelectorAll("script, style, [style], [onclick]")).toHaveLength(0);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  return document;
};

const errorOf = (page: Document, name: string) =>
  page.getElementById(page.querySelector(`[name=${name}]`)?.getAttribute("aria-describedby") ?? "")
    ?.textContent;

const proposal = {
  ...{ firstName: "Rosa", lastName: "Peña", email: "rosa@example.org", phone: "+57 300 123 4567" },
  ...{ organizationName: "Universidad <aliada>", organizationType: "university" },
  ...{ country: "Colombia", objectives: "Que aprendan de turismo comunitario & regenerativo." },
  projectDescription: "Queremos enviar a quince estudiantes durante dos semestres a la costa.",
};

describe.each(databaseNames)("a form without scripts, stored in %s", (name) => {
  const database = useDatabase(name);

  const list = () => createLeadAdmin(database).list();

  it.each<[keyof typeof formPaths, Typed, object]>([
    ["booking", { ...booking, experiences: ["Safari de ballenas", "Masaje"] }, booking],
    ["tripRequest", { ...tripRequest, num_travelers: "4" }, tripRequest],
    ["contact", { ...contact }, contact],
    ["newsletter", { email: "lector@example.org" }, { email: "lector@example.org" }],
  ])("stores a %s and answers with its reference", async (form, typed, stored) => {
    let woken = 0;
    const app = appOver(database, { onLead: () => woken++ });
    const answer = await app.request(formPaths[form], submitted(typed));
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    const [lead] = await list();
    // A sign-up has another purpose, and so another text.
    const version = form === "newsletter" ? consent.newsletterVersion : consent.version;
    const given = { consent: { version }, confirmation: "queued" };
    expect(lead).toMatchObject({ ...stored, ...given, quarantine: null });
    expect(page.querySelector(".reference")?.textContent).toBe(lead?.reference);
    expect(page.querySelector("h1")?.textContent).toMatch(/^¡/);
    expect(woken).toBe(1);
  });

  it("credits the partner on whose page it stood", async () => {
    const app = appOver(database);
    const partner = 'Hostal "La Ceiba" & Río';
    const path = `${formPaths.newsletter}?${new URLSearchParams({ consent: "1", partner })}`;
    const foreign = { host: "maloca.test", "sec-fetch-site": "cross-site" };
    const page = await pageOf(await app.request(path, submitted({ email: "a@b.co" }, foreign)));
    expect(await list()).toEqual([]);
    const action = page.querySelector("form")?.getAttribute("action") ?? "";
    await app.request(action, submitted({ email: "a@b.co", consent: "on" }));
    expect(await list()).toMatchObject([{ email: "a@b.co", partner }]);
  });

  it("stores as a test what a page in test mode sends, and says so before and after", async () => {
    const app = appOver(database);
    const { document } = new JSDOM(renderWidget("newsletter", { "test-mode": true })).window;
    const form = document.querySelector("template")?.content.querySelector("form");
    const action = form?.getAttribute("action") ?? "";
    const refused = await pageOf(await app.request(action, submitted({ email: "nada" })));
    expect(refused.querySelector("main")?.textContent).toContain(formPageWords.test);
    const sent = await pageOf(await app.request(action, submitted({ email: "a@b.co" })));
    expect(sent.querySelector("main")?.textContent).toContain(formPageWords.tested);
    expect(await list()).toEqual([]);
    const { leads } = await createLeadAdmin(database).listPage(null, { testMode: true });
    expect(leads).toMatchObject([{ email: "a@b.co", testMode: true }]);
  });

  it("takes the same words within ten minutes for one request, and later for a new one", async () => {
    let now = new Date("2026-11-20T15:00:00Z");
    const app = appOver(database, { clock: () => now });
    const send = async () => {
      const page = await pageOf(await app.request(formPaths.booking, submitted({ ...booking })));
      return page.querySelector(".reference")?.textContent;
    };
    const first = await Promise.all([send(), send(), send()]);
    now = new Date(now.getTime() + 9 * 60_000);
    expect(new Set([...first, await send()]).size).toBe(1);
    expect(await list()).toHaveLength(1);
    now = new Date(now.getTime() + 2 * 60_000);
    const later = await Promise.all([send(), send()]);
    expect(new Set(later).size).toBe(1);
    expect(later[0]).not.toBe(first[0]);
    expect(await list()).toHaveLength(2);
  });

  it("is a request of its own where others sent the same words as a test, as a robot or for a partner, from elsewhere, or by the script's route with any key", async () => {
    const app = appOver(database, { clientAddress: (c) => c.req.header("x-test-address") ?? "" });
    const send = async (more: Typed = {}, query = "", address = "192.0.2.1") => {
      const typed = { email: "ana@example.org", ...more };
      const from = { ...ownPage, "x-test-address": address };
      const answer = await app.request(formPaths.newsletter + query, submitted(typed, from));
      expect(answer.status).toBe(200);
      const { document } = new JSDOM(await answer.text()).window;
      return document.querySelector(".reference")?.textContent ?? "";
    };
    const others = [
      await send({}, "?test=1"),
      await send({}, "?partner=Otro"),
      await send({ website: "x" }),
      await send({}, "", "198.51.100.9"),
    ];
    const own = await send();
    expect(await send()).toBe(own);
    expect(new Set([...others, own]).size).toBe(others.length + 1);

    // Who knows how the server makes a key can send it, and meets nobody's request.
    const body = toSubmission("ana@example.org", "", "");
    const { data = {} } = leadKinds.newsletter.read(body, {});
    const content = await digestFields(data);
    for (const key of [content, `post ${content}`, `\t${content}`]) {
      const call = post(body, { [headers.idempotencyKey]: key });
      const answer = await app.request(signupPath, call);
      expect(answer.status).toBe(200);
      expect([...others, own]).not.toContain((await answer.json()).reference);
    }
    expect(await send()).toBe(own);
  });

  it("marks suspected spam, and stores it all the same", async () => {
    const now = new Date("2026-11-20T15:00:00Z");
    const app = appOver(database, { clock: () => now });
    const ago = (ms: number) => String(now.getTime() - ms);
    for (const more of <Typed[]>[
      { website: "x" },
      { begun: ago(200) },
      { begun: ago(5000) },
      { begun: "x" },
    ]) {
      const typed = { ...booking, ...more, message: JSON.stringify(more) };
      expect((await app.request(formPaths.booking, submitted(typed))).status).toBe(200);
    }
    const marks = (await list()).map((lead) => [lead.message, lead.quarantine, lead.confirmation]);
    expect(Object.fromEntries(marks.map(([sent, ...states]) => [sent, states]))).toEqual({
      '{"website":"x"}': ["trap", null],
      [`{"begun":"${ago(200)}"}`]: ["haste", null],
      [`{"begun":"${ago(5000)}"}`]: [null, "queued"],
      '{"begun":"x"}': [null, "queued"],
    });
  });
});

describe("a form without scripts", () => {
  const browser = testBrowser();
  const refusing = stubDatabase(async () => {
    throw new DatabaseError("ECONNREFUSED");
  });
  const app = (options: Parameters<typeof appOver>[1] = {}) => appOver(refusing, options);
  const forms = Object.entries(formPaths);

  it.each(forms)("shows %s empty, and says beside each field what is missing", async (_, path) => {
    const empty = await pageOf(await app().request(path));
    expect(empty.querySelectorAll(".error, .notice")).toHaveLength(0);
    expect(empty.querySelector("form")?.getAttribute("action")).toBe(path);
    const answer = await app().request(path, submitted({}));
    expect(answer.status).toBe(422);
    const page = await pageOf(answer);
    const required = [...page.querySelectorAll("label")].filter(
      (label) => label.htmlFor && !label.querySelector(".optional"),
    );
    expect(required.length).toBeGreaterThan(0);
    for (const { htmlFor } of required) expect(errorOf(page, htmlFor)).toBeTruthy();
    expect(page.querySelectorAll(".error")).toHaveLength(required.length);
    expect(page.querySelector("[role=alert]")).not.toBeNull();
    for (const control of page.querySelectorAll("input:not([type=hidden]), select, textarea")) {
      expect((control as HTMLInputElement).labels?.length).toBeGreaterThan(0);
    }
  });

  it.each(noJsForms)("keeps what was typed in every field of $path, as text", async (form) => {
    const evil = `\n"><svg onload=alert(1)>'&amp;</textarea></option>`;
    const typed = Object.fromEntries(Object.keys(form.fields).map((name) => [name, evil]));
    const answer = await app().request(form.path, submitted({ ...typed, begun: evil }));
    const page = await pageOf(answer);
    expect(page.querySelector("svg")).toBeNull();
    const controls = page.querySelectorAll<HTMLInputElement>(
      "form input:not([name=website], [type=checkbox]), textarea",
    );
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      expect(control.getAttribute("value") ?? control.value).toBe(evil);
    }
  });

  it("keeps boxes ticked and lists chosen", async () => {
    const sent = async (form: keyof typeof formPaths, typed: Typed) =>
      pageOf(await app().request(formPaths[form], submitted(typed)));
    const ticked = interests.slice(1, 3);
    const wizard = await sent("tripRequest", { interests: ticked });
    const boxes = [...wizard.querySelectorAll<HTMLInputElement>("[name=interests]:checked")];
    expect(boxes.map(({ value }) => value)).toEqual(ticked);
    const list = (await sent("partnership", { organizationType: "hotel" })).querySelector("select");
    expect(list?.value).toBe("hotel");
  });

  it("asks for consent where the page asked for it", async () => {
    const path = `${formPaths.newsletter}?consent=1`;
    const typed = { email: "a@b.co" };
    const refused = await pageOf(await app().request(path, submitted(typed)));
    const box = refused.querySelector<HTMLInputElement>("input[name=consent]");
    expect(box?.checked, "not ticked for the visitor").toBe(false);
    expect(errorOf(refused, "consent")).toBe(commonErrors.consent);
    expect(refused.querySelector("form")?.getAttribute("action")).toBe(path);
    // Beyond the check: the store is asked.
    const given = await app().request(path, submitted({ ...typed, consent: "on" }));
    expect(given.status).toBe(503);
  });

  it("has its fields filled by an address, and nothing else of it changed", async () => {
    const now = new Date("2026-11-20T15:00:00Z");
    const own = app({ clock: () => now });
    const shown = async (form: NoJsForm, query: URLSearchParams) => {
      const page = await pageOf(await own.request(`${form.path}?${query}`));
      const filled: [string, string][] = [];
      for (const control of page.querySelectorAll<HTMLInputElement>("form [name]")) {
        if (!Object.hasOwn(form.fields, control.name)) continue;
        const on = control.type === "checkbox" ? control.checked : control.value !== "";
        if (on) filled.push([control.name, control.value]);
        control.value = "";
        for (const name of ["value", "checked"]) control.removeAttribute(name);
        if (control.tagName !== "INPUT") control.innerHTML = "";
      }
      return { filled, rest: page.documentElement.outerHTML };
    };
    const word = fc.constantFrom("1", "true", "Rosa", "nada", "");
    const name = fc.constantFrom(
      ...["test", "partner", "consent", "website", "begun", "endpoint", "strings", "metadata"],
      ...["anonKey", "thanks", "analytics", "maxExperiences", "kind", "source", "key", "__proto__"],
      ...Object.values(headers),
      ...noJsForms.flatMap(({ fields }) => Object.keys(fields)),
    );
    const unfilled = new Map<NoJsForm, string>();
    for (const form of noJsForms)
      unfilled.set(form, (await shown(form, new URLSearchParams())).rest);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...noJsForms),
        fc.array(fc.tuple(name, word)),
        async (form, pairs) => {
          const { filled, rest } = await shown(form, new URLSearchParams(pairs));
          expect(rest).toBe(unfilled.get(form));
          for (const [field, value] of filled)
            expect(
              pairs
                .filter(([name]) => name === field)
                .map(([, text]) => text)
                .join(),
            ).toContain(value.split(", ")[0]);
        },
      ),
      { numRuns: 60, seed: seedOfRun() },
    );
    const page = await pageOf(await own.request(`${formPaths.booking}?name=Rosa`));
    expect(page.querySelector<HTMLInputElement>("[name=name]")?.value).toBe("Rosa");
  });

  it("hands a proposal to the visitor's own mail, and stores nothing", async () => {
    const answer = await app().request(formPaths.partnership, submitted(proposal));
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    const link = page.querySelector<HTMLAnchorElement>("a.button")?.href ?? "";
    expect(link).toMatch(new RegExp(`^mailto:${settings.partnershipsEmail}\\?subject=`));
    const text = page.querySelector("textarea")?.value ?? "";
    expect(text).toContain("Organización: Universidad <aliada>");
    expect(decodeURIComponent(link).replaceAll("\r\n", "\n")).toContain(text);
  });

  it("says with what was typed that it could not be stored just now", async () => {
    const lines: string[] = [];
    const failing = app({ log: logTo((line) => lines.push(line)) });
    const answer = await failing.request(formPaths.booking, submitted({ ...booking }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    const page = await pageOf(answer);
    expect(page.querySelector("[role=alert]")?.textContent).toContain(bookingNotices.failed.text);
    expect((page.querySelector("[name=phone]") as HTMLInputElement).value).toBe(booking.phone);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "failed", code: "database error ECONNREFUSED" },
      { event: "request", route: formPaths.booking, status: 503 },
    ]);
    expect(lines.join()).not.toContain("ana");
  });

  it.each<[string, Record<string, string>, number]>([
    ["its own page", { "sec-fetch-site": "same-origin" }, 503],
    ["an older browser's own page", { origin: "https://maloca.test" }, 503],
    ["a browser that says only where it was", { referer: "https://maloca.test/x" }, 503],
    [
      "an older browser, whose host a CDN hides",
      { host: "x.example", origin: settings.siteUrl },
      503,
    ],
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a sister site", { "sec-fetch-site": "same-site", origin: "https://maloca.test" }, 403],
    ["another origin", { origin: "https://maloca.test.evil.example" }, 403],
    ["another port", { origin: "https://maloca.test:8443" }, 403],
    [
      "another origin, through a proxy that nobody declared",
      { origin: "https://www.example.org", "x-forwarded-host": "www.example.org" },
      403,
    ],
    ["a page that hides where it is", { origin: "null" }, 403],
    ["a program that says nothing", {}, 403],
  ])("sent by %s", async (_, from, status) => {
    const answer = await app().request(
      formPaths.newsletter,
      submitted({ email: "a@b.co" }, { host: "maloca.test", ...from }),
    );
    expect(answer.status).toBe(status);
    const page = await pageOf(answer);
    // Whoever sent it, the visitor sees what was typed, and can send it from here.
    expect(page.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("a@b.co");
    if (status === 403)
      expect(page.querySelector("[role=alert]")?.textContent).toContain(formPageWords.foreign);
    else expect(page.body.textContent).toContain(newsletterNotices.failed.text);
  });

  it("takes neither consent nor the look of a person from another page", async () => {
    const path = `${formPaths.newsletter}?consent=1`;
    const forged = { email: "a@b.co", consent: "on", website: "x", begun: "1" };
    const other = { host: "maloca.test", "sec-fetch-site": "cross-site" };
    const page = await pageOf(await app().request(path, submitted(forged, other)));
    expect(page.querySelector<HTMLInputElement>("[name=consent]")?.checked).toBe(false);
    expect(page.querySelector<HTMLInputElement>("[name=website]")?.value).toBe("");
    expect(page.querySelector("[name=begun]"), "nothing to be too fast for").toBe(null);
    const json = { ...other, "content-type": "application/json" };
    expect((await app().request(path, submitted(forged, json))).status).toBe(403);
  });

  it("refuses what is no form and what is too long", async () => {
    const json = submitted({}, { ...ownPage, "content-type": "application/json" });
    expect((await app().request(formPaths.booking, json)).status).toBe(415);
    const long = submitted({ message: "x".repeat(BODY_LIMIT) });
    expect((await app().request(formPaths.booking, long)).status).toBe(413);
  });

  it("draws the edge of a wrong field in the colour of errors, and of a right one as ever", async () => {
    const wrongOnes = "input[aria-invalid]:not([type=checkbox]), textarea[aria-invalid]";
    const typed = { name: "Ana", email: "nada", message: "Hola" };
    const answer = await app().request(formPaths.booking, submitted(typed));
    const styled = await browser.newPage();
    await styled.setContent(await answer.text());
    const href = await styled.locator("link[rel=stylesheet]").getAttribute("href");
    const style = await app().request(href ?? "");
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
    await styled.addStyleTag({ content: await style.text() });
    const edges = (selector: string) =>
      styled
        .locator(selector)
        .evaluateAll((all) => all.map((field) => getComputedStyle(field).borderTopColor));
    const [, ...rgb] = /^#(..)(..)(..)$/.exec(color.error) ?? [];
    const shown = `rgb(${rgb.map((part) => Number.parseInt(part, 16)).join(", ")})`;
    expect((await edges(wrongOnes)).length).toBeGreaterThan(2);
    expect(new Set(await edges(wrongOnes))).toEqual(new Set([shown]));
    expect(await edges("[name=name]")).not.toContain(shown);
  });

  it("shares the rate limit of the calls", async () => {
    const now = new Date();
    const limited = app({ rateLimit: 1, clock: () => now });
    const send = () => limited.request(formPaths.newsletter, submitted({ email: "a@b.co" }));
    expect((await send()).status).toBe(503);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await pageOf(refused);
    expect(page.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("a@b.co");
    const long = submitted({ email: "x".repeat(BODY_LIMIT) });
    expect((await limited.request(formPaths.newsletter, long)).status).toBe(413);
  });

  it.each([
    ["contact", "contact"],
    ["newsletter", "newsletter"],
    ["partnership", "partnership"],
    ["trip-wizard", "tripRequest"],
  ] as const)(
    "is where the prerendered %s goes, with fields that it knows",
    async (widget, form) => {
      const { document } = new JSDOM(renderWidget(widget, { consent: true })).window;
      const [found, ...others] =
        document.querySelector("template")?.content.querySelectorAll("form") ?? [];
      expect(others).toEqual([]);
      expect(found?.getAttribute("method")).toBe("post");
      const path = formPaths[form];
      expect(found?.getAttribute("action")).toBe(`${path}?consent=1`);
      const page = await pageOf(await app().request(`${path}?consent=1`, submitted({})));
      const names = (form: Element | null | undefined) =>
        Array.from(form?.querySelectorAll("[name]") ?? [], (each) => each.getAttribute("name"));
      const known = new Set(names(page.querySelector("form")));
      for (const own of ["website", "begun"]) known.delete(own);
      expect(new Set(names(found))).toEqual(known);
    },
  );
});
