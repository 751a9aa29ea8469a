import { dataPolicy } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { photosIn } from "@maloca/catalog/documents/photos";
import { html } from "hono/html";
import { deskDocument } from "../content/document-kinds";
import { keptPictures, pictureText } from "../content/pictures";
import type { Html } from "../html";
import { dayWords } from "../moments";
import { teamAnswer } from "./team-answers";
import { type Desk, type DeskRoutes, deskPage, ownersPage, pressForm } from "./team-page";
import { PHOTO, PICTURES, pictureInPage, WITHDRAW_PATH, withdrawPath } from "./team-pictures";
import { commandsFor, type Publishing } from "./team-publish";
import { listAt } from "./team-sold";

/** Where the site shows a photograph. */
const namesOf = (documents: Documents, photo: string): string[] =>
  Object.entries(documents)
    .filter(([, document]) => photosIn(document).some((one) => one.photo === photo))
    .map(([name]) => deskDocument({ documents, version: 0 }, name)?.title ?? name);

/** Whose it is to withdraw: the company's pictures are the owner's. */
const mayWithdraw = ({ isOwner }: Desk, { company }: Documents, photo: string) =>
  isOwner || !photosIn(company).some((one) => one.photo === photo);

/** The day on which the last backup goes that was made before. */
function lastBackup(now: Date): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + dataPolicy.backups.months);
  return dayWords(day);
}

interface Asked {
  photo: string;
  /** The photograph in the page. */
  src: string;
  /** Where it stands. */
  names: readonly string[];
  problem?: string | undefined;
}

function askedPage({ photo, src, names, problem }: Asked, desk: Desk): Html {
  const title = "¿Retirar esta foto?";
  return deskPage(
    title,
    html`${problem && html`<div class="notice" role="alert"><strong>No se retiró</strong>${problem}</div>`}<h1>${title}</h1>
<img class="photo" src="${src}" alt="">
<p class="lead">Para cuando quien aparece quita su permiso. ${names.length ? `Está en: ${names.join(", ")}.` : "Ninguna página la muestra ahora."}</p>
<p>Sale de todas las páginas y de las versiones anteriores, se borra, y no se puede deshacer ni volver a poner. Donde estaba vuelve el dibujo, o no queda nada. Las copias de seguridad hechas hasta hoy la tienen todavía: la última se borra hacia el ${lastBackup(desk.now)}, y al recuperar una la foto no vuelve.</p>
<div class="presses">${pressForm(desk, { act: "withdraw", photo }, { label: "Retirarla para siempre" })}
<a href="${WITHDRAW_PATH}">No retirarla</a></div>`,
  );
}

/** All photographs that the server keeps, also those that no page shows any more. */
function keptPage(photos: Awaited<ReturnType<typeof keptPictures>>, documents: Documents): Html {
  const title = "Fotos guardadas";
  const entry = ({ photo, storedAt }: (typeof photos)[number]) => {
    const names = namesOf(documents, photo);
    return html`<li><a href="${withdrawPath(photo)}">${names.join(", ") || "Ya no se muestra"}</a>, del ${dayWords(storedAt)}</li>
`;
  };
  return deskPage(
    title,
    html`<h1>${title}</h1>
<p class="lead">Elige una para verla y retirarla, si quien aparece quitó su permiso.</p>
<ul class="history">${photos.map(entry)}</ul>`,
  );
}

/** The pages where both colleagues take a photograph out of everything for good. */
export function addWithdrawRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  const { database, content } = options;

  async function ask(desk: Desk, photo: string, problem?: string) {
    const src = await pictureInPage(database, photo);
    const { documents } = await commandsFor(options, desk).read();
    if (!src) return keptPage(await keptPictures(database), documents);
    if (!mayWithdraw(desk, documents, photo)) return null;
    return askedPage({ photo, src, names: namesOf(documents, photo), problem }, desk);
  }

  page(WITHDRAW_PATH, async (desk, c) => {
    const asked = await ask(desk, c.req.query(PHOTO) ?? "");
    return asked ? teamAnswer(c, asked, 200, PICTURES) : teamAnswer(c, ownersPage(desk), 403);
  });

  press(WITHDRAW_PATH, async (c, desk, sent) => {
    const photo = sent("photo");
    const commands = commandsFor(options, desk);
    if (!mayWithdraw(desk, (await commands.read()).documents, photo))
      return teamAnswer(c, ownersPage(desk), 403);
    // A second tap.
    if ((await pictureText(database, photo)) === undefined)
      return c.redirect(listAt("retirada"), 303);
    const answer = await commands.withdraw(photo);
    if (answer)
      return teamAnswer(c, (await ask(desk, photo, answer.problems[0]?.mend)) ?? "", 422, PICTURES);
    content.onPublished();
    return c.redirect(listAt("retirada"), 303);
  });
}
