import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { PageRead } from "@maloca/catalog/page-check";
import type { Environment } from "../../environment";
import { type Allowed, isUnderTest, refusalOf } from "../../webhooks/destination";
import { callChecked } from "../../webhooks/node/public-address";
import { PageReadError, type ReadPage } from "../page-check";

/** The time for a page, with all its redirects. */
const PATIENCE_MS = 5000;
const MOST_BYTES = 1_000_000;
const MOST_REDIRECTS = 3;

/** Reads pages if the operator lists hosts; undefined if not. */
export function pageReaderFor(environment: Pick<Environment, "CHECK_HOSTS">): ReadPage | undefined {
  const { CHECK_HOSTS: hosts = [] } = environment;
  const loopback = isUnderTest();
  if (!hosts.length && !loopback) return undefined;
  return createPageReader({ hosts, setting: "CHECK_HOSTS", loopback });
}

/** Reads pages of allowed hosts with GET, without cookies; each redirect is checked as the first address. */
export function createPageReader(allowed: Allowed, patience = PATIENCE_MS): ReadPage {
  return async (address) => {
    const signal = AbortSignal.timeout(patience);
    try {
      return await read(address, allowed, signal);
    } catch (error) {
      if (error instanceof PageReadError) throw error;
      if (signal.aborted) throw new PageReadError("too_slow");
      throw new PageReadError("unreachable", new URL(address).hostname);
    }
  };
}

async function read(address: string, allowed: Allowed, signal: AbortSignal): Promise<PageRead> {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await get(url, allowed, signal);
    try {
      const { statusCode = 0, headers, headersDistinct } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        url = URL.canParse(headers.location, url)
          ? new URL(headers.location, url).href
          : headers.location;
        continue;
      }
      if (statusCode !== 200) throw new PageReadError("page_failed", `${statusCode}`);
      const type = headers["content-type"] ?? "";
      if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(type))
        throw new PageReadError("not_html");
      const policies = headersDistinct["content-security-policy"] ?? [];
      const frameOptions = headers["x-frame-options"];
      const html = decoded(await bytesOf(answer, signal), type);
      return { url, policies, ...(typeof frameOptions === "string" && { frameOptions }), html };
    } finally {
      answer.destroy();
    }
  }
  throw new PageReadError("too_many_redirects");
}

/** One response, with its body not read yet. */
async function get(url: string, allowed: Allowed, signal: AbortSignal): Promise<IncomingMessage> {
  const refusal = refusalOf(url, allowed);
  if (refusal) throw new PageReadError("not_allowed", refusal);
  const headers = { accept: "text/html", "accept-encoding": "gzip, br" };
  return callChecked(url, allowed, signal, { headers }).catch((error) => {
    const { hostname } = new URL(url);
    throw Object(error).code === "PRIVATE" ? new PageReadError("private_network", hostname) : error;
  });
}

const decompressors = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

/** The uncompressed body. The limit counts uncompressed bytes. */
async function bytesOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const coding = (answer.headers["content-encoding"] ?? "identity").toLowerCase();
  const decompress =
    Object.hasOwn(decompressors, coding) && decompressors[coding as keyof typeof decompressors];
  const body: Readable = decompress ? pipeline(answer, decompress(), () => {}) : answer;
  const stop = () => body.destroy(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new PageReadError("too_large");
      chunks.push(chunk);
    }
  } finally {
    signal.removeEventListener("abort", stop);
    body.destroy();
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Buffer, type: string): string {
  const [, charset = "utf-8"] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // An unknown character set.
    return new TextDecoder().decode(bytes);
  }
}
