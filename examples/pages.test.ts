// tier: merge

import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { loaderSettled } from "../packages/widgets/test/built";
import { printWordPress } from "./test/wordpress";
import { book, openWorld, servePage, visit } from "./test/world";

// Pages that load the script-tag build from another origin, for each kind of host.

const world = openWorld();

const example = async (name: string) =>
  world.adapt(await readFile(new URL(name, import.meta.url), "utf8"));

let page: Page;
/** Paths that the page asked for. */
let requests: string[];

/** Opens a partner's page. Gives what was wrong with it so far. */
async function open(html: string, query = "") {
  const opened = await visit(world.browser, "about:blank");
  page = opened.page;
  requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto((await servePage(html)) + query);
  return opened.faults;
}

const expectLead = async (name: string, partner: string) =>
  expect(await world.leads()).toContainEqual(expect.objectContaining({ name, partner }));

const scripts = () =>
  requests
    .filter((path) => path.endsWith(".js"))
    .map((path) => path.replace(/^\/cdn\/([0-9a-f]{12}\/)?/, ""));

let hotel: string;
beforeAll(async () => {
  hotel = await example("hotel.html");
});

const OTHER_DATES = "Pregunta por otras fechas";
const dialog = () => page.getByRole("dialog", { name: "Solicita tu reserva" });

test("a hotel fetches the loader alone before any activity, the near dialog after it, and the code for sending when somebody fills it", async () => {
  await open(hotel);
  // No activity: a browser reports a move of a mouse that rests where a page opens.
  await page.mouse.move(5, 5);
  await loaderSettled(page);
  expect(scripts()).toEqual(["maloca.js"]);
  await page.keyboard.press("Shift");
  await expect.poll(scripts).toContain("booking.js");
  await page.getByRole("button", { name: "Reservar Memoria de Piedra" }).click();
  await dialog().waitFor();
  expect(await page.getByLabel("Destino", { exact: true }).inputValue()).toBe(
    "Viaje a Guaviare - Memoria de Piedra",
  );
  await page.getByRole("dialog").getByText("¿Qué pasa después?").first().waitFor();
  const sending = ["form.js", "booking.request.js", "backend.js"];
  expect(scripts().filter((name) => sending.includes(name))).toEqual([]);
  expect(new Set(scripts()).size).toBeLessThanOrEqual(12);
  await page.getByLabel("Nombre completo").fill("Ana Gómez");
  // The last one stores a request that cannot be sent: it must load while there is signal.
  await expect.poll(scripts).toEqual(expect.arrayContaining(sending));
});

test("under Save-Data nothing is preloaded, and a press opens the dialog", async () => {
  await open(
    `<script>Object.defineProperty(navigator, "connection", { value: { saveData: true } })</script>${hotel}`,
  );
  await page.keyboard.press("Shift");
  await loaderSettled(page);
  expect(scripts()).toEqual(["maloca.js"]);
  await page.getByRole("link", { name: OTHER_DATES }).click();
  await dialog().waitFor();
});

test("where storage is blocked, each booking from a page of the same visit names its partner and its campaign", async () => {
  const noStorage = `<script>for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });</script>`;
  const partner = "Posada sin memoria";
  const html = hotel.replace('Hotel La Cabaña del Río"', `${partner}"`);
  await open(noStorage + html, "?utm_source=bolet%C3%ADn&utm_campaign=Velitas&gclid=abc");
  for (const name of ["Ana Gómez", "Luz Peña"]) {
    // The page navigates by script, and removes the query.
    await page.evaluate((to) => history.pushState(null, "", `/${to}`), name);
    await page.getByRole("link", { name: OTHER_DATES }).click();
    await book(page, name);
    await expect.poll(world.leads).toContainEqual(
      expect.objectContaining({
        name,
        partner,
        destination: "Viaje a Guaviare - consulta general",
        experiences: "Clase de surf",
        source: { utm_source: "boletín", utm_campaign: "Velitas", gclid: "abc" },
      }),
    );
  }
});

test("a university's strict policy: the booking and the newsletter, and no violation", async () => {
  const html = await example("university.html");
  const policy = /Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/nonce|unsafe|style-src|\*/);
  const faults = await open(html);
  await page.getByRole("link", { name: "Reserva los cupos" }).click();
  await book(page, "Ana de la Universidad");
  await expectLead("Ana de la Universidad", "Facultad de Ciencias");
  await page.getByLabel("Tu correo electrónico").fill("ana@example.com");
  const signedUp = page.waitForEvent("requestfinished", (request) => request.method() === "POST");
  await page.getByRole("button", { name: "Suscribirme" }).click();
  expect((await (await signedUp).response())?.status()).toBe(200);
  expect(faults).toEqual([]);

  // The policy works: another origin is blocked, and reported.
  await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => {}));
  await expect.poll(() => faults.join()).toContain("policy: connect-src");
});

/** What the theme prints for a text with shortcodes. */
async function themed(text: string, settings?: Record<string, string>, more = "") {
  const names = ["maloca.php", "operator.php", "editors.php", "settings.php", "widgets.json"];
  const files = await Promise.all(
    names.map(async (name) => [name, await example(`wordpress/${name}`)]),
  );
  const plugin = Object.fromEntries(files);
  const { content, footer, extra } = await printWordPress(plugin, text, settings, more);
  const html = (await example("wordpress/theme.html"))
    .replace("<!-- [maloca_booking] -->", () => content)
    .replace("<!-- wp_footer -->", () => footer);
  return { html, extra };
}

test("an old WordPress theme: the shortcode's booking is stored with the site's name", async () => {
  const experiences = "Safari de ballenas, Clase de surf";
  const { html } = await themed(
    `[maloca_booking destination="Guaviare" experiences="${experiences}" consent="1"]Reserva tu cupo[/maloca_booking]`,
  );
  expect(html).toMatch(/<script nowprocket [^>]*nitro-exclude[^>]* src=/);
  const faults = await open(html);
  await page.getByRole("link", { name: "Reserva tu cupo" }).click();
  await page.getByLabel(/Autorizo/).check();
  await book(page, "Ana del Samán");
  await expectLead("Ana del Samán", 'Posada "El Samán" & familia');
  expect(faults).toEqual([]);
});

test("plugins that optimise scripts are asked to leave the loader as it is", async () => {
  const lists = [
    "rocket_exclude_js",
    "rocket_delay_js_exclusions",
    "litespeed_optimize_js_excludes",
  ];
  const { extra } = await themed(
    "",
    undefined,
    `$excluded = array();
    foreach (json_decode('${JSON.stringify(lists)}') as $name) { $excluded[] = $filters[$name][0](array('a.js')); }
    $excluded[] = $filters['autoptimize_filter_js_exclude'][0]('a.js');
    echo json_encode($excluded);`,
  );
  expect(JSON.parse(extra)).toEqual([
    ...lists.map(() => ["a.js", "/maloca.js"]),
    "a.js, /maloca.js",
  ]);
});

test("a shortcode injects no scripts, and a gallery keeps its pictures", async () => {
  const attack = `'><img src=x onerror=hit()><a title='`;
  const { html } = await themed(
    `[maloca_booking destination="${attack}" onclick="hit()" thanks-url="javascript:hit()"]<script>hit()</script><b onclick="hit()">Reservar</b>[/maloca_booking]
    [maloca_lightbox]<a href="/a.svg" onclick="hit()"><img src="/a.svg" alt="Mar"></a><script>hit()</script>[/maloca_lightbox]`,
  );
  expect(html).toMatch(
    /<maloca-lightbox[^>]*><a href="\/a.svg"><img src="\/a.svg" alt="Mar"><\/a>/,
  );
  const faults = await open(html);
  const booking = page.locator("maloca-booking");
  expect(await booking.getAttribute("destination")).toBe(attack);
  expect(await booking.getAttribute("onclick")).toBeNull();
  expect(await booking.getAttribute("thanks-url")).toBe("hit()");
  expect(await page.locator(".entry-content :is(img[src=x], script, b, [onclick])").count()).toBe(
    0,
  );
  expect(await booking.textContent()).toBe("Reservar");
  await booking.getByRole("link").click();
  await page.getByRole("dialog").waitFor();
  expect(faults.filter((fault) => !fault.includes("a.svg") && !fault.includes("404"))).toEqual([]);
});

test("the block gives what the shortcode gives, and sets the site's language", async () => {
  // WordPress numbers what has no value: `[maloca_booking destination="Guaviare" consent]`.
  const { extra } = await themed(
    "",
    undefined,
    `$shown = array();
    foreach (array(array('consent' => 'yes'), array('consent', 'Package')) as $more) {
      $shown[] = $shortcodes['maloca_booking'](array_merge(array('destination' => 'Guaviare', 'max-experiences' => '3'), $more), 'Reserva tu cupo', 'maloca_booking');
    }
    $options['maloca'] = array('language' => 'en');
    $given = array('destination' => 'Guaviare', 'max-experiences' => '3', 'consent' => 'yes');
    $shown[] = $blocks['maloca/widget']['render_callback'](array('widget' => 'booking', 'options' => $given, 'text' => 'Reserva tu cupo', 'preview' => false));
    echo json_encode($shown);`,
  );
  const [shortcode = "", bare, block] = JSON.parse(extra) as string[];
  expect(shortcode).toMatch(
    /^<maloca-booking consent partner="[^"]+" destination="Guaviare" max-experiences="3" /,
  );
  expect(bare).toBe(shortcode);
  const element = shortcode.replace("<maloca-booking", '<maloca-booking lang="en"');
  expect(block).toBe(`<div class="wp-block-maloca-widget">${element}</div>`);
});

test("a tag manager loads everything late, and receives the events", async () => {
  const [html, tag] = await Promise.all([
    example("tag-manager/page.html"),
    example("tag-manager/tag.html"),
  ]);
  const faults = await open(html);
  // As a container fires a tag: inserts its markup, and creates its scripts again so that they run.
  await page.evaluate((tag) => {
    const holder = document.createElement("div");
    holder.innerHTML = tag;
    document.body.append(holder);
    for (const dead of holder.querySelectorAll("script")) {
      const script = document.createElement("script");
      script.text = dead.text;
      dead.replaceWith(script);
    }
  }, tag);
  await page.waitForFunction(() => "maloca" in document.documentElement);
  await page.getByRole("link", { name: "Reserva tu cupo" }).click();
  await book(page, "Ana lectora");
  await expectLead("Ana lectora", "Revista Senderos");
  const [lead] = (await world.leads()).filter(({ name }) => name === "Ana lectora");
  const received = await page.evaluate(
    () => (window as typeof window & { dataLayer: Record<string, string>[] }).dataLayer,
  );
  expect(received).toContainEqual({
    event: "maloca_sent",
    maloca_widget: "maloca-booking",
    maloca_reference: lead?.reference,
  });
  expect(JSON.stringify(received)).not.toContain("Ana");
  expect(faults).toEqual([]);
});
