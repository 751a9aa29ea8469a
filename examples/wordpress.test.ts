// tier: merge

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { administrator, startWordPress, type WordPress } from "./test/wordpress-site";

/** 159 MB are downloaded for it: before a release, not before every landing. */
const asked = process.env.MALOCA_FRAMEWORKS === "all";

const zip = fileURLToPath(
  new URL("../packages/widgets/dist/wordpress/maloca-wordpress.zip", import.meta.url),
);

const SETTINGS = "/wp-admin/options-general.php?page=maloca";
const attack = `"><img src=x onerror="hit()"><b title='`;

const parsed = (html: string) => new JSDOM(html).window.document;

/** A form's fields with what they hold: its nonce among them. */
const fieldsOf = (form: Element | null) =>
  Object.fromEntries(
    [...(form?.querySelectorAll("input[name]") ?? [])].map((field) => [
      field.getAttribute("name") as string,
      field.getAttribute("value") ?? "",
    ]),
  );

describe.each(["8.3", "7.4"])("WordPress 6.5 on PHP %s", (version) => {
  let site: WordPress;
  let admin: WordPress["visitor"];
  let before: string[];

  const options = (): Promise<string[]> =>
    site.run(
      "global $wpdb; return $wpdb->get_col( \"select option_name from {$wpdb->options} where option_name not like '%transient%'\" );",
    );

  /** A published page with this text, as visitors get it. */
  async function pageOf(content: string, author = 1) {
    const encoded = Buffer.from(content).toString("base64");
    const id = await site.run(
      `wp_set_current_user( ${author} ); return wp_insert_post( wp_slash( array( 'post_status' => 'publish', 'post_author' => ${author}, 'post_title' => 'Viajes', 'post_content' => base64_decode( '${encoded}' ) ) ) );`,
    );
    const { status, text } = await site.visitor(`/?p=${id}`);
    expect(status).toBe(200);
    return parsed(text);
  }

  beforeAll(async () => {
    if (!asked) return;
    site = await startWordPress(version);
    admin = await site.logIn(administrator);
    before = await options();
  }, limit(180));

  beforeEach(({ skip }) => skip(!asked, "`npm run test:frameworks` runs WordPress"));
  afterAll(() => site?.stop());

  test("the zip is uploaded and activated on the admin screen", async () => {
    const upload = parsed((await admin("/wp-admin/plugin-install.php")).text);
    const form = upload.querySelector(".wp-upload-form");
    const installed = await admin("/wp-admin/update.php?action=upload-plugin", {
      ...fieldsOf(form),
      pluginzip: new File([await readFile(zip)], "maloca-wordpress.zip"),
    });
    const activate = parsed(installed.text).querySelector('a[href*="action=activate"]');
    expect(activate, installed.text).not.toBeNull();
    expect(site.has("wp-content/plugins/maloca/maloca.php")).toBe(true);

    await admin(`/wp-admin/${activate?.getAttribute("href")}`);
    expect(await site.run("return get_option( 'active_plugins' );")).toEqual(["maloca/maloca.php"]);
    // Visitors see nothing before the operator is known, and later nothing on a page without a widget.
    for (const text of ["[maloca_booking]Reservar[/maloca_booking]", "Solo texto."]) {
      expect((await pageOf(text)).documentElement.outerHTML).not.toMatch(/maloca/i);
    }
  });

  test("the settings page saves what it is given, cleaned and escaped", async () => {
    const page = await admin(SETTINGS);
    expect(page.status).toBe(200);
    const fields = fieldsOf(parsed(page.text).querySelector('form[action="options.php"]'));
    const code = {
      endpoint: "https://operador.example/",
      link: "https://wa.me/573001112233",
      version: "1.2.3",
      integrity: { "maloca.js": "sha384-a", "booking.js": "sha384-b" },
      deepLink: true,
      other: "dropped",
    };
    const given = {
      "maloca[code]": JSON.stringify(code),
      "maloca[endpoint]": "javascript:hit()",
      "maloca[partner]": `Posada <b>"El Samán"</b> & familia`,
      "maloca[language]": "en",
    };
    const saved = await admin("/wp-admin/options.php", { ...fields, ...given });
    expect(saved.status).toBe(302);
    const { other, ...known } = { ...code, endpoint: "https://operador.example" };
    expect(await site.run("return get_option( 'maloca' );")).toEqual({
      endpoint: "",
      partner: 'Posada "El Samán" & familia',
      language: "en",
      code: JSON.stringify(known).replaceAll("/", "\\/"),
    });
    const shown = parsed((await admin(SETTINGS)).text);
    expect(shown.querySelector<HTMLInputElement>("#maloca-partner")?.value).toBe(
      'Posada "El Samán" & familia',
    );
  });

  test("settings are refused without the page's nonce, and to whoever is no administrator", async () => {
    const page = parsed((await admin(SETTINGS)).text);
    const fields = fieldsOf(page.querySelector('form[action="options.php"]'));
    const change = { ...fields, "maloca[partner]": "Otro" };
    const forged = await admin("/wp-admin/options.php", { ...change, _wpnonce: "0" });
    expect(forged.status).toBe(403);

    const editor = { name: "editor", password: "editor" };
    await site.run(
      `$id = wp_create_user( '${editor.name}', '${editor.password}', 'e@example.org' ); ( new WP_User( $id ) )->set_role( 'editor' ); return $id;`,
    );
    const ask = await site.logIn(editor);
    expect((await ask("/wp-admin/")).status).toBe(200);
    expect((await ask(SETTINGS)).status).toBe(403);
    expect((await ask("/wp-admin/options.php", change)).status).toBe(403);
    expect((await site.run("return get_option( 'maloca' );")).partner).toContain("Samán");
  });

  test("each shortcode and the block become their element, with one loader a page", async () => {
    const names: string[] = await site.run("return array_keys( maloca_widgets() );");
    expect(names).toHaveLength(9);
    const shortcodes = names.map((name) => {
      const code = `maloca_${name.replaceAll("-", "_")}`;
      return `[${code} partner="Posada" destination="Guaviare" consent]Ver[/${code}]`;
    });
    const prefill = JSON.stringify({ dates: "julio", message: 'Somos "tres" & un niño' });
    const blocks = names.map((widget) => {
      const given = { widget, options: { prefill, theme: "dark" }, text: "Abrir" };
      return `<!-- wp:maloca/widget ${JSON.stringify(given)} /-->`;
    });
    const page = await pageOf([...shortcodes, ...blocks].join("\n\n"));
    for (const name of names) {
      const [code, block, ...rest] = page.querySelectorAll(`maloca-${name}`);
      expect(rest).toEqual([]);
      expect([code, block].map((each) => each?.getAttribute("lang"))).toEqual(["en", "en"]);
      expect([code, block].map((each) => each?.textContent?.trim())).toEqual(["Ver", "Abrir"]);
      expect(block?.getAttribute("theme")).toBe("dark");
    }
    const [booking, inBlock] = page.querySelectorAll("maloca-booking");
    expect(inBlock?.getAttribute("prefill")).toBe(prefill);
    expect(booking?.getAttribute("destination")).toBe("Guaviare");
    expect(booking?.hasAttribute("consent")).toBe(true);
    const link = booking?.querySelector("a");
    expect([link?.href, link?.className]).toEqual(["https://wa.me/573001112233", "button"]);
    const loaders = [...page.querySelectorAll("script[src*=maloca]")];
    expect(loaders.map((script) => script.getAttribute("src"))).toEqual([
      "https://operador.example/cdn/v1.2.3/maloca.js",
    ]);
    expect(loaders[0]?.getAttribute("integrity")).toBe("sha384-a");
    // The poster's code leads here.
    expect(loaders[0]?.hasAttribute("data-deep-link")).toBe(true);
    // WordPress writes a map of its own, for its modules.
    const maps = [...page.querySelectorAll("script[type=importmap]")].map(({ textContent }) =>
      JSON.parse(textContent ?? ""),
    );
    expect(maps.find(({ integrity }) => integrity)?.integrity).toEqual({
      "https://operador.example/cdn/v1.2.3/booking.js": "sha384-b",
    });
  });

  // WordPress cleans what an author saves, and leaves what an administrator saves as it is.
  test.each(["author", "administrator"])("an option of an %s cannot inject HTML", async (role) => {
    const author = await site.run(
      `$id = wp_create_user( 'a ${role}', 'secret', '${role}@example.com' ); ( new WP_User( $id ) )->set_role( '${role}' ); return $id;`,
    );
    const given = {
      widget: "booking",
      options: { destination: attack, onclick: "hit()" },
      text: `<script>hit()</script>${attack}Reservar`,
    };
    const hostile = [
      `[maloca_booking destination='"><b>' onclick="hit()" thanks-url="javascript:hit()"]<img src=x onerror=hit()>Ir[/maloca_booking]`,
      `[maloca_lightbox]<a href="javascript:hit()"><img src="/a.svg" alt="Mar" onerror="hit()"></a>[/maloca_lightbox]`,
      `<!-- wp:maloca/widget ${JSON.stringify(given)} /-->`,
      '<!-- wp:maloca/widget {"widget":"script","text":"hit()"} /-->',
    ];
    const page = await pageOf(hostile.join("\n\n"), author);
    const content = page.querySelector(".entry-content");
    expect(content?.querySelectorAll("maloca-booking")).toHaveLength(2);
    expect(content?.querySelector("script, img[src=x], b, maloca-script")).toBeNull();
    const attributes = [...(content?.querySelectorAll("*") ?? [])].flatMap((element) => [
      ...element.attributes,
    ]);
    expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
    expect(attributes.filter(({ value }) => value.startsWith("javascript:"))).toEqual([]);
  });

  test("nothing of it gives a notice, and deleting it leaves no file and no option", async () => {
    expect(
      site
        .notices()
        .split("\n")
        .filter((line) => /maloca/i.test(line)),
    ).toEqual([]);
    expect(await options()).toContain("maloca");
    const deleted = await site.run(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      require_once ABSPATH . 'wp-admin/includes/file.php';
      wp_set_current_user( 1 );
      deactivate_plugins( 'maloca/maloca.php' );
      return delete_plugins( array( 'maloca/maloca.php' ) );`);
    expect(deleted).toBe(true);
    expect(site.has("wp-content/plugins/maloca")).toBe(false);
    // WordPress remembers the deletion itself.
    const left = (await options()).filter((name) => !before.includes(name));
    expect(left.filter((name) => /maloca/i.test(name))).toEqual([]);
    expect(await site.run("return get_option( 'uninstall_plugins' );")).not.toHaveProperty(
      "maloca/maloca.php",
    );
  });
});
