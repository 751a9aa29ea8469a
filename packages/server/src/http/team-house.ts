import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import {
  COMPANY_PATH,
  type Presence,
  readPresence,
  TEAM_PATH,
  type Team,
} from "../leads/team-access";
import { ago, longMoment } from "../moments";
import { placeholderSettings } from "../placeholders";
import { shortPage } from "./form-page";
import type { Finding, House, RefusedMail } from "./house";
import { teamAnswer } from "./team-answers";
import { logLine } from "./team-log";
import {
  type Desk,
  type DeskRoutes,
  deskPage,
  hiddenFields,
  ownersPage,
  pressForm,
  sentences,
} from "./team-page";

export const HOUSE_PATH = `${TEAM_PATH}/casa`;

/** What a press has brought about, in words. */
interface Told {
  title: string;
  text: Html | string;
}

/** Where the team sees who may enter, tries a mail, and, for the owner, backups and the server's checks. */
export function addHouseRoutes(
  { page, press }: DeskRoutes,
  { house = {}, ...team }: Team & { house?: House | undefined },
): void {
  /** Of who presses; undefined where it is none of the team's. */
  const addressOf = ({ names, colleague }: Desk) =>
    team.team[[...names.keys()].indexOf(colleague.id)];

  async function show(c: Context, desk: Desk, told?: Told) {
    const presences = await readPresence(team);
    const ids = new Set([...desk.names.keys(), ...presences.keys()]);
    const shown = (id: string, at: number) =>
      colleagueOf(id, team.team[at], presences.get(id), desk);
    const content = html`${told && html`<div class="notice"><strong>${told.title}</strong>${told.text}</div>`}
<h1>La casa</h1>
<h2>Quién entra y recibe los avisos</h2>
<ul class="waiting">${[...ids].map(shown)}</ul>
${desk.isOwner && team.team.length > 0 && settingsLine(team.team)}
<h2>Correo de prueba</h2>
${mailTrial(house, addressOf(desk), desk)}
${desk.isOwner && companyLine()}
${desk.isOwner && (await serverOf(house, desk))}
${desk.isOwner && logLine()}
${desk.isOwner && revocationOf(desk)}`;
    const title = told ? `${told.title}. La casa` : "La casa";
    return teamAnswer(c, deskPage(title, content, HOUSE_PATH));
  }

  page(HOUSE_PATH, (desk, c) => show(c, desk));

  press(HOUSE_PATH, async (c, desk, sent) => {
    const act = sent("act");
    const other = sent("colleague");
    const isOwn = act === "mail" || (act === "out" && other === desk.colleague.id);
    if (!desk.isOwner && !isOwn) return teamAnswer(c, ownersPage(desk), 403);
    const address = addressOf(desk);
    if (act === "mail" && address && house.tryMail) {
      const refusal = await house.tryMail(address, sent("id").slice(0, 40));
      return show(c, desk, mailWords(address, refusal, desk));
    }
    if (act === "examine" && house.examine) return show(c, desk, findingsIn(await house.examine()));
    if (act === "revoke") {
      await desk.colleague.revokeAll();
      return teamAnswer(c, revokedPage());
    }
    if (act === "out") await desk.colleague.sendOut(other);
    return c.redirect(HOUSE_PATH, 303);
  });
}

function colleagueOf(
  id: string,
  address: string | undefined,
  presence: Presence | undefined,
  desk: Desk,
): Html {
  const { entered, sessions = 0 } = presence ?? {};
  const isSelf = id === desk.colleague.id;
  // Without mails the server knows nobody's address.
  const unknown = desk.names.size ? "Alguien que no está en MAIL_TO" : "Alguien con un enlace";
  const name = desk.names.get(id) ?? unknown;
  const isOwner = id === [...desk.names.keys()][0];
  const devices = sessions === 1 ? "1 aparato" : `${sessions} aparatos`;
  const came = entered ? `Entró por última vez el ${longMoment(entered)}` : "No ha entrado";
  const isIn = sessions ? `Está dentro en ${devices}` : "No está dentro en ningún aparato";
  const out = isSelf
    ? { label: "Salir en todos mis aparatos", quiet: true }
    : {
        label: "Sacar de todos los aparatos",
        spoken: `Sacar de todos los aparatos a ${name}`,
        quiet: true,
      };
  return html`<li><h3>${name}${isSelf && " (tú)"}</h3>
<p>${[address, isOwner && "administra el equipo"].filter(Boolean).join(" · ")}</p>
<p>${sentences(came, isIn)}.</p>
${sessions > 0 && (desk.isOwner || isSelf) && pressForm(desk, { act: "out", colleague: id }, out)}</li>
`;
}

/** The way to the company's facts, and which of them are still the build's. */
function companyLine(): Html {
  const count = placeholderSettings().length;
  const still =
    count === 1 ? "Un dato es todavía de ejemplo" : `${count} datos son todavía de ejemplo`;
  return html`<h2>La empresa</h2>
<p><a href="${COMPANY_PATH}">Datos de la empresa</a>: nombre, direcciones, teléfono, números legales, autorizaciones, colores, marca e imagen de enlaces compartidos.${count > 0 && ` ${still}.`}</p>`;
}

/** For when somebody has what they should not have: a copy of the database, or a mailbox. */
const revocationOf = (desk: Desk): Html =>
  html`<details><summary>Sacar a todos y anular los enlaces</summary>
<p>Para cuando alguien de fuera vio el buzón del equipo o una copia de la base. Salen todos, tú también, en todos los aparatos. Los enlaces de los correos que ya salieron, para confirmar el newsletter y para dejarlo, ya no sirven; los de correos nuevos sirven. Los de sitios aliados siguen, y se cambian uno a uno en «Aliados».</p>
${pressForm(desk, { act: "revoke" }, { label: "Sacar a todos y anular", quiet: true })}</details>`;

const revokedPage = (): Html =>
  shortPage({
    title: "Todos salieron, y los enlaces de los correos ya no sirven",
    text: "Para entrar de nuevo cada quien pide un enlace en la página del equipo.",
  });

/** What stands in the server's settings, and what to write there. */
const settingsLine = (team: readonly string[]): Html =>
  html`<details><summary>Sumar o quitar a alguien</summary>
<p>Quien instaló el servidor cambia esta línea de sus ajustes (en una máquina propia, /etc/maloca.env) y lo reinicia. La primera dirección administra el equipo. A quien ya no está en ella no le llega nada, y queda fuera en todos sus aparatos.</p>
<p>Hoy: <code>MAIL_TO=${team.join(",")}</code></p>
<p>Con alguien más: <code>MAIL_TO=${[...team, "su@correo"].join(",")}</code></p></details>`;

function mailTrial({ tryMail }: House, address: string | undefined, desk: Desk): Html {
  if (!tryMail)
    return html`<p>El servidor no envía correos: para eso van en sus ajustes SMTP_URL, MAIL_TO y MAIL_FROM, los tres. Las solicitudes se guardan, y a nadie le llega un aviso.</p>`;
  if (!address) return html`<p>Tu dirección no está en MAIL_TO: no hay a dónde enviarlo.</p>`;
  return html`<p>Va a ${address} por el camino de los avisos, y aquí sale qué contestó el servidor de correo.</p>
<form method="post">${hiddenFields(desk, { act: "mail", id: crypto.randomUUID() })}
<button type="submit" class="quiet">Enviarme un correo de prueba</button></form>`;
}

/** That the mail server took a mail says nothing of the mailbox. */
const mailWords = (address: string, refusal: RefusedMail | null, { now }: Desk): Told =>
  refusal
    ? {
        title: `El correo para ${address} no salió`,
        text: html`<p>El servidor de correo ${refusal.found}. ${refusal.mend}</p><p>Su respuesta: ${refusal.reply}</p>`,
      }
    : {
        title: `El servidor de correo recibió la prueba para ${address}`,
        text: html`<p>${sentences(longMoment(now), "Si llegó al buzón no se ve desde aquí: búscala, también entre los no deseados.")}</p>`,
      };

async function serverOf(house: House, desk: Desk): Promise<Html> {
  const backup = await house.backup?.();
  return html`<h2>Última copia de seguridad</h2>
<p>${backupWords(backup, desk)}</p>
<h2>Revisión del servidor</h2>
${
  house.examine
    ? html`<p>Mira el correo, la base, el reloj, el disco, las copias y los datos de la empresa. Puede tardar un minuto.</p>
${pressForm(desk, { act: "examine" }, { label: "Revisar ahora", quiet: true })}`
    : html`<p>Desde aquí no se puede revisar: pregunta a quien aloja el servidor.</p>`
}`;
}

function backupWords(
  backup: Awaited<ReturnType<NonNullable<House["backup"]>>> | undefined,
  { now }: Desk,
): Html {
  if (!backup)
    return html`No se sabe de ninguna: este servidor no las hace. Pregunta a quien aloja la base de datos, o pon BACKUP_DIR en los ajustes.`;
  const { folder, at } = backup;
  return at
    ? html`${longMoment(at)}, ${ago(at, now)}, en ${folder}. Si ese disco se daña se pierde con él, salvo que alguien la copie en otra máquina.`
    : html`Todavía no hay ninguna en ${folder}.`;
}

/** The checks of the server: what is to be mended first, and folded what is well. */
function findingsIn(findings: readonly Finding[]): Told {
  const list = (each: readonly Finding[]) =>
    html`<ul class="history">${each.map(({ name, found, mend }) => html`<li>${name}: ${found}.${mend && html` <strong>${mend}</strong>`}</li>`)}</ul>`;
  const wrong = findings.filter(({ ok }) => ok === false);
  const open = findings.filter(({ ok }) => ok === null);
  const well = findings.filter(({ ok }) => ok);
  return {
    title:
      wrong.length === 1
        ? "Hay 1 cosa por arreglar"
        : wrong.length
          ? `Hay ${wrong.length} cosas por arreglar`
          : open.length
            ? "Nada por arreglar en lo que se pudo revisar"
            : "Nada por arreglar",
    text: html`${wrong.length > 0 && html`<p>Las órdenes las da quien instaló el servidor: muéstrale esta página.</p>${list(wrong)}`}
${open.length > 0 && html`<p>No se pudo saber:</p>${list(open)}`}
<details><summary>Lo que está bien (${well.length})</summary>${list(well)}</details>`,
  };
}
