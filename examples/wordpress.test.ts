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

const OPERATOR = "https://operador.example";

/** What the operator tells, with a newer version of the plugin. */
const told = {
  version: "9.0.0",
  name: "Viajes <b>Ejemplo</b>",
  link: "https://wa.me/573001112233",
  changes: "Los correos llegan antes.",
  trips: {
    guaviare: {
      name: "Guaviare",
      options: { destination: "Guaviare", "deposit-percent": "50" },
      packages: { Viva: { package: "Viva", amount: "2000000" } },
    },
  },
};

/** Other servers, as WordPress asks them: the operator, a server of something else, and the one of updates. */
const SERVERS = `<?php
add_filter( 'pre_http_request', function ( $not, $asked, $address ) {
	$bodies = array(
		'${OPERATOR}/cdn/operator.json' => base64_decode( '${Buffer.from(JSON.stringify(told)).toString("base64")}' ),
		'https://otro.example/cdn/operator.json' => '<h1>Una panadería</h1>',
	);
	if ( strpos( $address, 'api.wordpress.org/plugins' ) ) {
		$bodies[ $address ] = '{"plugins":[],"no_update":[],"translations":[]}';
	}
	if ( ! isset( $bodies[ $address ] ) ) {
		return new WP_Error( 'none', 'Nobody answers' );
	}
	return array( 'response' => array( 'code' => 200 ), 'body' => $bodies[ $address ], 'headers' => array(), 'cookies' => array() );
}, 10, 3 );`;

/** What the plugin uses of Elementor, as its documentation for developers says. */
const ELEMENTOR = `<?php
namespace Elementor;
class Controls_Manager { const SELECT = 'select', TEXT = 'text', NUMBER = 'number', SWITCHER = 'switcher'; }
class Plugin { public static $instance; public $editor; }
class Editor { public $edits = false; public function is_edit_mode() { return $this->edits; } }
Plugin::$instance = new Plugin();
Plugin::$instance->editor = new Editor();
abstract class Widget_Base {
	public $controls = array();
	public $settings = array();
	private $section;
	public function start_controls_section( $id ) { $this->section = $id; }
	public function end_controls_section() {}
	public function add_control( $id, $given ) { $this->controls[ $id ] = array( 'section' => $this->section ) + $given; }
	public function get_settings_for_display() { return $this->settings; }
	public function shown( $settings ) {
		$this->register_controls();
		$this->settings = $settings;
		ob_start();
		$this->render();
		return ob_get_clean();
	}
}
class Widgets { public $widget; public function register( $widget ) { $this->widget = $widget; } }`;

/** A theme of templates in PHP, as before there were block themes. */
const CLASSIC = {
  "style.css": "/* Theme Name: Classic */",
  "index.php": `<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head>
<body><?php while ( have_posts() ) { the_post(); ?><div class="entry-content"><?php the_content(); ?></div><?php } wp_footer(); ?></body></html>`,
};

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
    site.write("wp-content/mu-plugins/servers.php", SERVERS);
    for (const [name, text] of Object.entries(CLASSIC))
      site.write(`wp-content/themes/classic/${name}`, text);
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

  /** Saves the settings as the administrator's form does; gives the page that is shown then. */
  async function save(given: Record<string, string>) {
    const page = await admin(SETTINGS);
    expect(page.status).toBe(200);
    const fields = fieldsOf(parsed(page.text).querySelector('form[action="options.php"]'));
    const saved = await admin("/wp-admin/options.php", { ...fields, ...given });
    expect(saved.status).toBe(302);
    return parsed((await admin(`${SETTINGS}&settings-updated=true`)).text);
  }
  const endpointIn = (page: Document) =>
    page.querySelector<HTMLInputElement>("#maloca-endpoint")?.value;
  const notice = (page: Document) => page.querySelector(".notice p")?.textContent?.trim();

  test.each([
    ["nobody.example/x", /^https:\/\/nobody\.example no responde\. Revisa/],
    ["https:///", /^https:\/\/\/ no responde\. Revisa/],
    ["otro.example", /^En https:\/\/otro\.example no hay un operador/],
    ["", /^Guardado sin la dirección del operador/],
  ])(
    "the operator's address %j is told to be wrong, stays in its field, and nothing of it is stored",
    async (typed, says) => {
      const page = await save({ "maloca[endpoint]": typed, "maloca[partner]": "Posada" });
      expect(notice(page)).toMatch(says);
      expect(endpointIn(page)).toBe(typed);
      expect(await site.run("return get_option( 'maloca' );")).toMatchObject({
        endpoint: "",
        partner: "Posada",
      });
    },
  );

  test("the operator is its address alone; the other settings are cleaned and escaped", async () => {
    const page = await save({
      "maloca[endpoint]": "Operador.example/guaviare?x=1",
      "maloca[partner]": `Posada <b>"El Samán"</b> & familia`,
      "maloca[language]": "en",
      "maloca[brand]": "#7a1f5c",
      "maloca[accent]": "red;}body{display:none",
      "maloca[deep_link]": "1",
    });
    expect(page.body.textContent).toContain(
      "Conectado con Viajes Ejemplo: 1 viajes, versión 9.0.0.",
    );
    expect(await site.run("return get_option( 'maloca' );")).toEqual({
      endpoint: OPERATOR,
      partner: 'Posada "El Samán" & familia',
      language: "en",
      brand: "#7a1f5c",
      accent: "",
      deep_link: "1",
    });
    expect(page.querySelector<HTMLInputElement>("#maloca-partner")?.value).toBe(
      'Posada "El Samán" & familia',
    );
    // A wrong address takes nothing away.
    const wrong = await save({
      "maloca[endpoint]": "otro.example",
      "maloca[partner]": 'Posada "El Samán" & familia',
      "maloca[language]": "en",
      "maloca[brand]": "#7a1f5c",
      "maloca[deep_link]": "1",
    });
    expect(notice(wrong)).toMatch(/^Mientras tanto sigue https:\/\/operador\.example\./);
    expect((await site.run("return get_option( 'maloca' );")).endpoint).toBe(OPERATOR);
  });

  test("an update is WordPress's own, and says what it changes", async () => {
    await site.run("delete_site_transient( 'update_plugins' ); wp_update_plugins(); return 1;");
    const found = await site.run(
      "return get_site_transient( 'update_plugins' )->response['maloca/maloca.php'];",
    );
    expect(found).toMatchObject({
      new_version: "9.0.0",
      package: `${OPERATOR}/cdn/maloca-wordpress.zip`,
    });
    const list = parsed((await admin("/wp-admin/plugins.php")).text);
    expect(list.querySelector("#maloca-update")?.textContent).toContain(told.changes);
    const details = await admin(
      "/wp-admin/plugin-install.php?tab=plugin-information&section=changelog&plugin=maloca",
    );
    expect(parsed(details.text).querySelector("#section-changelog")?.textContent).toContain(
      told.changes,
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

  test.each(["twentytwentyfour", "classic"])(
    "in the theme %s each shortcode and the block become their element, with one loader a page",
    async (theme) => {
      await site.run(`switch_theme( '${theme}' ); return wp_is_block_theme();`);
      const names: string[] = await site.run("return array_keys( maloca_described()['widgets'] );");
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
      expect([link?.href, link?.classList.contains("wp-element-button")]).toEqual([
        told.link,
        true,
      ]);
      const loaders = [...page.querySelectorAll("script[src*=maloca]")];
      expect(loaders.map((script) => script.getAttribute("src"))).toEqual([
        `${OPERATOR}/cdn/v1/maloca.js`,
      ]);
      // The poster's code leads here.
      expect(loaders[0]?.hasAttribute("data-deep-link")).toBe(true);
      expect(page.documentElement.outerHTML).toContain(":root{--maloca-brand:#7a1f5c;}");
    },
  );

  test("a trip of the operator brings its price and its terms, and a site of 1.0 keeps its operator", async () => {
    const page = await pageOf('[maloca_booking trip="guaviare" package="Viva"]');
    const booking = page.querySelector("maloca-booking");
    expect(booking?.getAttribute("destination")).toBe("Guaviare");
    expect(booking?.getAttribute("amount")).toBe("2000000");
    expect(booking?.textContent).toBe("Book");
    expect(page.querySelector("maloca-payment")?.getAttribute("deposit-percent")).toBe("50");
    const before = `array( 'endpoint' => '', 'code' => '{"endpoint":"https://antes.example"}' )`;
    const settings = await site.run(
      `add_filter( 'pre_option_maloca', function () { return ${before}; } ); return maloca_settings();`,
    );
    expect(settings.endpoint).toBe("https://antes.example");
  });

  test("the block's editor has its texts, and what is sent from its preview is a test", async () => {
    const editor = (await admin("/wp-admin/post-new.php?post_type=page")).text;
    const known = JSON.parse(/var malocaKnown = (.+);$/m.exec(editor)?.[1] ?? "null");
    expect(known.trips.guaviare.name).toBe("Guaviare");
    expect(known.options.consent.label).toMatch(/^Pedir la autorización/);
    expect(parsed(editor).querySelector("#maloca-block-js")).not.toBeNull();
    const shown = await site.run(
      "return render_block( array( 'blockName' => 'maloca/widget', 'innerContent' => array(), 'attrs' => array( 'preview' => true ) ) );",
    );
    expect(shown).toMatch(/^<maloca-booking[^>]* test-mode[^>]*>/);
  });

  test("Elementor gets a widget with the block's options", async () => {
    site.write("wp-content/elementor.php", ELEMENTOR);
    const shown = (settings: string, more = "") =>
      site.run(
        `require_once ABSPATH . 'wp-content/elementor.php'; ${more} $all = new \\Elementor\\Widgets(); do_action( 'elementor/widgets/register', $all ); return array( 'html' => $all->widget->shown( ${settings} ), 'controls' => $all->widget->controls, 'needs' => $all->widget->get_script_depends() );`,
      );
    const { html, controls, needs } = await shown(
      "array( 'widget' => 'booking', 'words' => 'Ir', 'option-trip' => 'guaviare', 'option-package' => 'Viva', 'option-consent' => 'yes', 'option-theme' => '' )",
    );
    const booking = parsed(html).querySelector("maloca-booking");
    expect(booking?.getAttribute("amount")).toBe("2000000");
    expect(booking?.hasAttribute("consent")).toBe(true);
    expect(booking?.hasAttribute("theme")).toBe(false);
    expect(booking?.textContent).toBe("Ir");
    expect(needs).toEqual(["maloca"]);
    expect(controls["option-trip"].options).toEqual({ "": "Cualquiera", guaviare: "Guaviare" });
    expect(controls["option-metadata"].section).toBe("maloca_more");
    // What somebody sends while editing reaches nobody.
    const edited = await shown(
      "array( 'widget' => 'contact' )",
      "\\Elementor\\Plugin::$instance->editor->edits = true;",
    );
    expect(edited.html).toMatch(/^<maloca-contact[^>]* test-mode/);
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
    expect(await options()).toEqual(expect.arrayContaining(["maloca", "maloca_operator"]));
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
