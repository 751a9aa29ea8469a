import { buffer, json } from "node:stream/consumers";
import { serveOnLoopback } from "../../packages/tooling/programs/loopback";

/** What npm says of a package: its versions, and where the tarball of each is. */
interface Packument {
  name: string;
  "dist-tags": Record<string, string>;
  versions: Record<string, { dist: { tarball: string } }>;
}

/** What `npm publish` sends: the same, with the tarball itself. */
interface Published extends Packument {
  _attachments: Record<string, { data: string }>;
}

/**
 * A package registry on loopback: takes what `npm publish` sends, and gives it to `npm install`. Only the
 * packages of one scope are asked of it.
 */
export async function openRegistry(scope: string) {
  const packages = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();
  const { url, close } = await serveOnLoopback(async (request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(1);
    const answer = (status: number, body: object | Buffer) => {
      response.writeHead(status);
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    };
    if (request.method === "PUT") {
      const { _attachments, ...packument } = (await json(request)) as Published;
      for (const [name, { data }] of Object.entries(_attachments)) {
        const file = `tarballs/${name}`;
        tarballs.set(file, Buffer.from(data, "base64"));
        for (const { dist } of Object.values(packument.versions)) dist.tarball = `${url}/${file}`;
      }
      packages.set(path, packument);
      return answer(201, {});
    }
    await buffer(request);
    const found = packages.get(path) ?? tarballs.get(path);
    return found ? answer(200, found) : answer(404, { error: "not found" });
  });
  return {
    /** The lines of an `.npmrc` with which npm publishes to it and installs from it. */
    settings: `${scope}:registry=${url}/\n${url.replace("http:", "")}/:_authToken=loopback\n`,
    close,
  };
}
