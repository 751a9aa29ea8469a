// tier: merge

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { runPhp } from "./test/php";
import { book, openWorld, servePage, visit } from "./test/world";

// Pages that load the script-tag build, for each kind of host.

const world = openWorld();

const example = async (name: string) =>
  world.adapt(await readFile(new URL(name, import.meta.url), "utf8"));

/** Checks that the newest request is this visitor's, with this partner. */
const expectLead = async (name: string, partner: string) =>
  expect(await world.leads()).toContainEqual(expect.objectContaining({ name, partner }));

test("a university's strict policy: the booking and the newsletter, and no violation", async () => {
  const html = await example("university.html");
  const policy = /Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/nonce|unsafe|style-src|\*/);
  const host = await servePage(html);
  const { page, faults } = await visit(world.browser, host.url);
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
  await page.close();
  host.close();
});

/** What the theme prints for a text with a shortcode, as WordPress calls a plugin. */
async function printWordPress(
  given: Record<string, string>,
  words: string,
  call = "$shortcodes['maloca_booking']",
) {
  const [wordpress, plugin, theme] = await Promise.all([
    example("test/wordpress.php"),
    example("wordpress/maloca.php"),
    example("wordpress/theme.html"),
  ]);
  const printed = await runPhp(
    [
      wordpress,
      plugin.replace(/^<\?php/, ""),
      `$given = json_decode(base64_decode('${toBase64(JSON.stringify(given))}'), true);`,
      `echo ${call}($given, base64_decode('${toBase64(words)}'));`,
      "echo '<!-- footer -->'; render_footer();",
    ].join("\n"),
  );
  const [content = "", footer = ""] = printed.split("<!-- footer -->");
  return theme
    .replace("<!-- [maloca_booking] -->", () => content)
    .replace("<!-- wp_footer -->", () => footer);
}

const toBase64 = (text: string) => Buffer.from(text).toString("base64");

test("an old WordPress theme: the shortcode's booking is stored with the site's name", async () => {
  const host = await servePage(
    await printWordPress(
      { destination: "Guaviare", experiences: "Safari de ballenas, Clase de surf", consent: "1" },
      "Reserva tu cupo",
    ),
  );
  const { page, faults } = await visit(world.browser, host.url);
  await page.getByRole("link", { name: "Reserva tu cupo" }).click();
  await page.getByLabel(/Autorizo/).check();
  await book(page, "Ana del Samán");
  await expectLead("Ana del Samán", 'Posada "El Samán" & familia');
  expect(faults).toEqual([]);
  await page.close();
  host.close();
});

test("plugins that optimise scripts are asked to leave the loader as it is", async () => {
  const lists = [
    "rocket_exclude_js",
    "rocket_delay_js_exclusions",
    "litespeed_optimize_js_excludes",
  ];
  const printed = await runPhp(
    [
      await example("test/wordpress.php"),
      (await example("wordpress/maloca.php")).replace(/^<\?php/, ""),
      `$lists = json_decode('${JSON.stringify(lists)}');`,
      "$excluded = array();",
      "foreach ($lists as $name) { $excluded[] = $filters[$name][0](array('a.js')); }",
      "$excluded[] = $filters['autoptimize_filter_js_exclude'][0]('a.js');",
      "echo json_encode($excluded);",
    ].join("\n"),
  );
  expect(JSON.parse(printed)).toEqual([
    ...lists.map(() => ["a.js", "/maloca.js"]),
    "a.js, /maloca.js",
  ]);
  const html = await printWordPress({ destination: "Guaviare" }, "Reserva tu cupo");
  expect(html).toMatch(/<script nowprocket [^>]*nitro-exclude[^>]* src=/);
  expect(html).toMatch(/<maloca-booking [^>]*endpoint="http/);
});

test("a shortcode cannot inject scripts", async () => {
  const attack = `"><img src=x onerror="hit()"><a title='`;
  const html = await printWordPress(
    {
      destination: attack,
      package: attack,
      experiences: "' onclick=hit()",
      onclick: "hit()",
      "thanks-url": "javascript:hit()",
    },
    `<script>hit()</script><b onclick="hit()">Reservar</b>`,
  );
  const host = await servePage(html);
  const { page, faults } = await visit(world.browser, host.url);
  const booking = page.locator("maloca-booking");
  expect(await booking.getAttribute("destination")).toBe(attack);
  expect(await booking.getAttribute("onclick")).toBeNull();
  expect(await booking.getAttribute("thanks-url")).toBe("hit()");
  expect(await page.locator(".entry-content :is(img, script, b)").count()).toBe(0);
  expect(await booking.textContent()).toBe("Reservar");
  await booking.getByRole("link").click();
  await page.getByRole("dialog").waitFor();
  expect(faults).toEqual([]);
  await page.close();
  host.close();
});

test("the block gives what the shortcode gives, and sets the site's language", async () => {
  const given = { destination: "Guaviare", "max-experiences": "3", consent: "yes" };
  // WordPress numbers what has no value: `[maloca_booking destination="Guaviare" consent]`.
  const bare = { destination: "Guaviare", "max-experiences": "3", 0: "consent", 1: "Package" };
  const words = "Reserva tu cupo";
  const asBlock = `(function ($given, $words) use (&$blocks, &$options) {
    $options['maloca'] = maloca_sanitize(array('language' => 'en', 'endpoint' => 'javascript:hit()'));
    maloca_register_block();
    $shown = $blocks['maloca/widget']['render_callback'](
      array('widget' => 'booking', 'options' => $given, 'text' => $words)
    );
    $options = array();
    return $shown;
  })`;
  const [shortcode, block] = [
    await printWordPress(given, words),
    await printWordPress(given, words, asBlock),
  ];
  expect(shortcode).toContain('<maloca-booking destination="Guaviare" max-experiences="3" consent');
  expect(await printWordPress(bare, words)).toBe(shortcode);
  expect(block).toBe(shortcode.replace("<maloca-booking", '<maloca-booking lang="en"'));
});

test("settings that are no operator's code change nothing", async () => {
  const broken = '{"version":["1"],"link":{"a":1},"endpoint":7,"integrity":"sha384-a"}';
  const withSettings = `(function ($given, $words) use (&$options) {
    $options['maloca'] = maloca_sanitize(array('code' => '${broken}'));
    return maloca_shortcode($given, $words);
  })`;
  expect(await printWordPress({}, "Ver", withSettings)).toBe(await printWordPress({}, "Ver"));
});

test("a gallery keeps its pictures and no script", async () => {
  const html = await printWordPress(
    {},
    '<a href="/a.svg" onclick="hit()"><img src="/a.svg" alt="Mar"></a><script>hit()</script>',
    "(function ($given, $words) { return maloca_shortcode($given, $words, 'maloca_lightbox'); })",
  );
  expect(html).toMatch(/<maloca-lightbox><a href="\/a.svg"><img src="\/a.svg" alt="Mar"><\/a>/);
  expect(html).not.toMatch(/<script>hit|onclick/);
});

test("a tag manager loads everything late, and receives the events", async () => {
  const [html, tag] = await Promise.all([
    example("tag-manager/page.html"),
    example("tag-manager/tag.html"),
  ]);
  const host = await servePage(html);
  const { page, faults } = await visit(world.browser, host.url);
  await page.waitForLoadState("load");
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
  const heard = await page.evaluate(
    () => (window as unknown as { dataLayer: Record<string, string>[] }).dataLayer,
  );
  expect(heard).toContainEqual({
    event: "maloca_sent",
    maloca_widget: "maloca-booking",
    maloca_reference: lead?.reference,
  });
  expect(JSON.stringify(heard)).not.toContain("Ana");
  expect(faults).toEqual([]);
  await page.close();
  host.close();
});
