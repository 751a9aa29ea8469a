import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { limit } from "../../packages/tooling/vitest/limits.mjs";
import { cache, command, install, manifestOf, withFolder } from "./install";

/** A package that carries WordPress itself, 159 MB to download; two files of it are kept. */
const BUILDS = "@wp-playground/wordpress-builds@0.9.19";

/** WordPress 6.5.5 with its tables and an administrator, and what lets it keep them in SQLite. */
const KEPT = {
  wordpress: "package/src/wordpress/wp-6.5.zip",
  sqlite: "package/src/sqlite-database-integration/sqlite-database-integration.zip",
};

/** The administrator that those tables come with. */
export const administrator = { name: "admin", password: "password" };

const ADDRESS = "http://wordpress.test";
const ROOT = "/wordpress";
const LOG = `${ROOT}/notices.log`;

/** Writes every notice to a log, calls nobody, and keeps no secret: it lives in memory. */
const CONFIG = `<?php
define( 'WP_HOME', '${ADDRESS}' );
define( 'WP_SITEURL', '${ADDRESS}' );
foreach ( array( 'DB_NAME', 'DB_USER', 'DB_PASSWORD', 'DB_HOST', 'DB_COLLATE' ) as $name ) define( $name, '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'key of ' . $name );
	define( $name . '_SALT', 'salt of ' . $name );
}
define( 'DB_CHARSET', 'utf8' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${LOG}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
`;

interface Answer {
  httpStatusCode: number;
  text: string;
  errors: string;
}

/** PHP in WebAssembly with a file system in memory. */
interface Php {
  mkdir(path: string): void;
  writeFile(path: string, content: string | Uint8Array): void;
  readFileAsText(path: string): string;
  fileExists(path: string): boolean;
  run(asked: { code: string }): Promise<Answer>;
  exit(): void;
}

interface RequestHandler {
  request(asked: {
    url: string;
    method: string;
    headers?: Record<string, string>;
    body?: Uint8Array;
  }): Promise<Answer>;
}

/** Downloads WordPress once, as exactly that version. */
const fetchWordPress = () =>
  withFolder("wordpress-builds", async () => {
    const folder = join(cache, "wordpress-0.9.19");
    if (existsSync(folder)) return folder;
    // Complete under its name, or not there.
    const making = `${folder}.making`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true });
    await command("npm", ["pack", BUILDS, "--pack-destination", making], making, limit(60));
    const [packed = ""] = await readdir(making);
    await command("tar", ["-xzf", packed, ...Object.values(KEPT)], making);
    await rm(join(making, packed));
    await rename(making, folder);
    return folder;
  });

/**
 * Starts a real WordPress with its tables in memory. Every answer is WordPress' own.
 * @param version of PHP: `8.3`.
 */
export async function startWordPress(version: string) {
  const [builds, packages] = await Promise.all([
    fetchWordPress(),
    manifestOf("wordpress-site").then((manifest) => install("wordpress-php", manifest)),
  ]);
  const load = (name: string) =>
    import(pathToFileURL(join(packages, "node_modules/@php-wasm", name, "index.js")).href);
  const [{ loadNodeRuntime }, { PHP, PHPRequestHandler }] = await Promise.all([
    load("node"),
    load("universal"),
  ]);
  const php: Php = new PHP(await loadNodeRuntime(version));

  const write = (path: string, content: string | Uint8Array) => {
    php.mkdir(path.slice(0, path.lastIndexOf("/")));
    php.writeFile(path, content);
  };
  const unpack = async (zip: string, to: string, skip = 0) => {
    for (const [name, content] of Object.entries(unzipSync(await readFile(join(builds, zip))))) {
      if (!name.endsWith("/")) write(`${to}/${name.split("/").slice(skip).join("/")}`, content);
    }
  };
  const database = `${ROOT}/wp-content/mu-plugins/sqlite-database-integration`;
  await unpack(KEPT.wordpress, ROOT);
  await unpack(KEPT.sqlite, database, 1);
  const dropIn = php
    .readFileAsText(`${database}/db.copy`)
    .replaceAll("{SQLITE_IMPLEMENTATION_FOLDER_PATH}", database)
    .replaceAll("{SQLITE_PLUGIN}", "sqlite-database-integration/load.php");
  write(`${ROOT}/wp-content/db.php`, dropIn);
  write(`${ROOT}/wp-config.php`, CONFIG);

  /** Asks for pages as one visitor's browser: it keeps its cookies. */
  function openBrowser() {
    const handler: RequestHandler = new PHPRequestHandler({
      documentRoot: ROOT,
      absoluteUrl: ADDRESS,
      phpFactory: async () => php,
      maxPhpInstances: 1,
    });
    return async (path: string, body?: Record<string, string | File>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) form.set(name, value);
      const sent = new Response(form);
      const { httpStatusCode, text } = await handler.request({
        url: path,
        method: body ? "POST" : "GET",
        ...(body && {
          headers: { "content-type": sent.headers.get("content-type") ?? "" },
          body: new Uint8Array(await sent.arrayBuffer()),
        }),
      });
      return { status: httpStatusCode, text };
    };
  }

  return {
    /** A visitor nobody knows. */
    visitor: openBrowser(),

    /** Whoever logs in on the log-in page. */
    async logIn({ name, password }: { name: string; password: string }) {
      const ask = openBrowser();
      // It sets the cookie without which nobody is let in.
      await ask("/wp-login.php");
      await ask("/wp-login.php", { log: name, pwd: password });
      return ask;
    },

    /** Runs PHP inside WordPress; gives what it prints, which is JSON. */
    async run(code: string) {
      const asked = `<?php require '${ROOT}/wp-load.php'; echo wp_json_encode( ( function () { ${code} } )() );`;
      const { text, errors } = await php.run({ code: asked });
      if (errors) throw new Error(errors);
      return JSON.parse(text);
    },

    /** What PHP and WordPress have complained of. */
    notices: () => (php.fileExists(LOG) ? php.readFileAsText(LOG) : ""),
    has: (path: string) => php.fileExists(`${ROOT}/${path}`),
    write: (path: string, content: string) => write(`${ROOT}/${path}`, content),
    stop: () => php.exit(),
  };
}

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;
