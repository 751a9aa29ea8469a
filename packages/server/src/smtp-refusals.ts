import { errorCode } from "./errors";
import { START } from "./leads-command";
import { describe } from "./mail-failures";
import { judge } from "./mail-replies";

/** What happened, as the end of a sentence about the mail server, and what to do. */
export interface Refusal {
  found: string;
  mend: string;
}

const TRUST =
  "Guarda en un archivo el certificado de quien lo firmó y pon su ruta en NODE_EXTRA_CA_CERTS del servidor; luego reinícialo. Si el servidor de correo está en esta misma máquina y no pide clave, sirve también SMTP_URL=smtp://127.0.0.1:25?ignoreTLS=true (docs/deploy.md).";

const WAIT =
  "Espera: los correos se intentan solos. Si no pasa, mira los límites de la cuenta en tu proveedor de correo.";

const RENEW = "Renueva su certificado, y mira la hora de las dos máquinas.";

/** Why the mail server cannot be used, by the code of the network or of TLS, alone or with the digits of its reply. */
const CAUSES: readonly [code: RegExp, found: string, mend: string][] = [
  [
    /^E\w+ 53[08]$/,
    "pide cifrado antes de la clave",
    "Quita ignoreTLS de SMTP_URL, o usa smtps:// con su puerto 465.",
  ],
  [/^E\w+ 4\d\d$/, "no atiende por ahora", WAIT],
  [
    /^(EPROTOCOL|ECONNECTION) 5\d\d$/,
    "no atiende a esta máquina",
    `Lee su respuesta con: ${START} list --waiting. Suele ser una lista negra con la dirección de esta máquina, o el nombre con el que saluda: agrega ?name=NOMBRE-DE-ESTA-MÁQUINA a SMTP_URL.`,
  ],
  [
    /^(EPROTOCOL|ECONNECTION)$/,
    "cortó la conexión",
    "Mira el puerto en SMTP_URL: el 465 quiere smtps://, el 587 y el 25 smtp://.",
  ],
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$/, "su certificado está firmado por él mismo", TRUST],
  [
    /^(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER_CERT(_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/,
    "no se conoce la autoridad que firmó su certificado",
    TRUST,
  ],
  [/^CERT_HAS_EXPIRED$/, "su certificado venció", RENEW],
  [/^CERT_NOT_YET_VALID$/, "su certificado todavía no vale", RENEW],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    "su certificado es de otro nombre que el de SMTP_URL",
    "Escribe en SMTP_URL el nombre que dice el certificado. Si solo se llega por otro nombre, agrega ?tls.servername=NOMBRE-DEL-CERTIFICADO.",
  ],
  [
    /^(ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)$/,
    "en ese puerto no empieza con TLS",
    "Escribe smtp:// en vez de smtps:// (puerto 587 o 25), o usa su puerto 465.",
  ],
  [
    /^ETLS$/,
    "no ofrece el cifrado que pide SMTP_URL",
    "Usa smtps:// con su puerto 465. Solo si el servidor de correo está en esta misma máquina, quita requireTLS.",
  ],
  [
    /^ETIMEDOUT$/,
    "no saluda a tiempo",
    "Mira dirección, puerto y cortafuegos: el puerto 465 quiere smtps://, y muchos alojamientos cierran el 25.",
  ],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$/,
    "no contesta en esa dirección y puerto",
    "Mira que esté encendido, y la dirección y el puerto de SMTP_URL.",
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN|EDNS)$/,
    "su nombre no se encuentra",
    "Mira el nombre en SMTP_URL y el DNS de esta máquina.",
  ],
  [
    /^EAUTH$/,
    "no acepta el usuario o la clave",
    "Mira usuario y clave de SMTP_URL, con sus signos como códigos (@ es %40). Gmail, Yahoo e iCloud piden una clave de aplicación; Microsoft 365, que la cuenta tenga SMTP AUTH.",
  ],
];

/** What a failed connection means, and the setting that helps. */
export function explainSmtp(error: unknown): Refusal {
  const { originalCode, responseCode } = Object(error);
  const code = String(originalCode ?? errorCode(error));
  const reply = responseCode ? `${code} ${responseCode}` : code;
  const [, found, mend] =
    CAUSES.find(([known]) => known.test(reply)) ?? CAUSES.find(([known]) => known.test(code)) ?? [];
  return {
    found: `${found ?? "no acepta la conexión"} (${reply})`,
    mend: mend ?? "Revisa dirección, puerto, usuario y clave en SMTP_URL.",
  };
}

/** Why the mail server did not take one mail, with its own words. */
export function explainMail(error: unknown): Refusal & { reply: string } {
  return { ...refusalOf(error), reply: describe(error) };
}

function refusalOf(error: unknown): Refusal {
  const { blame, lasting } = judge(error);
  if (Object(error).command === "MAIL FROM" && lasting)
    return {
      found: "no acepta el remitente",
      mend: "Pon en MAIL_FROM una dirección de la cuenta con la que entra SMTP_URL.",
    };
  if (blame === "server") return explainSmtp(error);
  if (blame === "address")
    return {
      found: "dice que esa dirección no existe o no recibe",
      mend: "Revisa ese buzón, y cómo está escrito en MAIL_TO.",
    };
  return lasting
    ? {
        found: "no lo acepta",
        mend: "Suele ser el cupo, el permiso para reenviar o el remitente: lee su respuesta, y pregunta a tu proveedor de correo.",
      }
    : { found: "no lo acepta por ahora", mend: WAIT };
}
