import { resolveTxt } from "node:dns/promises";
import { errorCode } from "../../start-error";
import { type Finding, finding } from "./finding";

/** The TXT records of a name. Rejects with a code, such as `ENOTFOUND`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** DKIM selectors that mail providers commonly use; others cannot be guessed. */
const SELECTORS = ["default", "google", "selector1", "selector2", "mail", "dkim", "k1", "s1", "s2"];

const NO_RECORD = /^(ENOTFOUND|ENODATA)$/;
/** The most milliseconds for an answer, however many name servers are asked. */
const DNS_MS = 5000;

const domainOf = (from: string) => /@([^\s>,]+)/.exec(from)?.[1]?.toLowerCase() ?? "";

/** Checks the DNS records without which mails end up as spam. */
export async function checkSender(
  from: string,
  resolve: ResolveTxt = resolveTxt,
): Promise<Finding[]> {
  const domain = domainOf(from);
  const records = async (name: string) => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(Object.assign(new Error(), { code: "ETIMEOUT" })), DNS_MS).unref();
    });
    try {
      return (await Promise.race([resolve(name), late])).map((parts) => parts.join(""));
    } catch (error) {
      if (NO_RECORD.test(errorCode(error))) return [];
      throw error;
    }
  };
  try {
    const starting = async (name: string, start: RegExp) =>
      (await records(name)).find((text) => start.test(text));
    const spf = await starting(domain, /^v=spf1\b/i);
    const dmarc = await starting(`_dmarc.${domain}`, /^v=DMARC1\b/i);
    const keys = await Promise.all(
      SELECTORS.map((name) => starting(`${name}._domainkey.${domain}`, /\bp=[\w+/]/)),
    );
    return [
      finding(
        "SPF",
        Boolean(spf),
        spf ? `${domain} dice quién envía sus correos` : `${domain} no tiene SPF`,
        mendOf("SPF (TXT que empieza con v=spf1)", domain),
      ),
      finding(
        "DKIM",
        keys.some(Boolean) || null,
        keys.some(Boolean)
          ? `${domain} tiene una llave para firmar`
          : `no hay llave de ${domain} bajo los nombres usuales`,
        `Pregunta a tu proveedor de correo si firma con DKIM los correos de ${domain}.`,
      ),
      finding(
        "DMARC",
        Boolean(dmarc),
        dmarc ? `${domain} dice qué hacer con correos falsos` : `${domain} no tiene DMARC`,
        mendOf(`DMARC (TXT en _dmarc.${domain}: v=DMARC1; p=none)`, domain),
      ),
    ];
  } catch (error) {
    return [finding("SPF, DKIM, DMARC", null, `el DNS no responde (${errorCode(error)})`)];
  }
}

const mendOf = (record: string, domain: string) =>
  `Agrega el registro ${record} donde administras el dominio ${domain}; tu proveedor de correo te da el texto.`;
