import { BODY_LIMIT } from "@maloca/catalog";
import type { DocumentProblem } from "@maloca/catalog/documents/check";
import { checkDocument } from "@maloca/catalog/documents/field";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import { type PictureDocument, photograph } from "@maloca/catalog/trips/package-document";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import {
  asPhoto,
  drawingBehind,
  isRemovable,
  withPicture,
  wordsOfPicture,
} from "../content/photo-places";
import { type PictureFault, storedPictures } from "../content/pictures";
import { authorWords, type Desk, type DeskRoutes, type Sent } from "./team-page";
import {
  type Changed,
  PLACE,
  photoCheckPage,
  photoFormPage,
  photosPage,
  photosPath,
  placeOf,
  type SentPhoto,
  typedFields,
} from "./team-photos";
import { PICTURES, pictureInPage, picturesWithScript, script, sentPicture } from "./team-pictures";
import {
  commandsFor,
  lookAt,
  NO_LOOK,
  type Publishing,
  publishFor,
  versionIn,
} from "./team-publish";
import { endedPress, PHOTOS_PATH, type TeamSession, teamAnswer } from "./team-session";
import { listAt, SOLD_PATH, soldTrip } from "./team-sold";
import { NAMES } from "./team-view";

/** The pages where both colleagues put photographs in a trip's places, and take them away. */
export function addPhotoRoutes(
  app: Hono,
  {
    page,
    press,
    sessionOf,
  }: DeskRoutes & { sessionOf: (c: Context) => Promise<TeamSession | null> },
  options: Publishing,
): void {
  const { database, clock } = options;

  page(PHOTOS_PATH, async (desk, c) => {
    const trip = soldTrip(await commandsFor(options, desk).read(), c.req.query(NAMES.trip) ?? "");
    if (!trip) return c.redirect(SOLD_PATH, 303);
    const asked = c.req.query(PLACE);
    const changed = asked && placeOf(trip, asked);
    if (!changed) return teamAnswer(c, photosPage(trip), 200, PICTURES);
    const photo = asPhoto(changed.picture);
    const of = (name: string) => String(Reflect.get(photo ?? {}, name) ?? "");
    return formAnswer(c, changed, { of, photo: photo?.photo ?? "" }, desk, 200);
  });

  // Before anything of the body is read, which may be long.
  app.post(`${PHOTOS_PATH}/*`, async (c, next) => {
    const isLong = Number(c.req.header("content-length")) > BODY_LIMIT;
    return isLong && !(await sessionOf(c)) ? endedPress(c, 403) : next();
  });

  press(
    PHOTOS_PATH,
    async (c, desk, sent) => {
      const shown = await commandsFor(options, desk).read(versionIn(sent("version")));
      const trip = soldTrip(shown, c.req.query(NAMES.trip) ?? "");
      const changed = trip && placeOf(trip, c.req.query(PLACE) ?? "");
      return changed ? change(c, desk, changed, sent) : c.redirect(SOLD_PATH, 303);
    },
    typedIn,
  );

  async function formAnswer(
    c: Context,
    changed: Changed,
    typed: SentPhoto,
    desk: Desk,
    status: 200 | 422,
  ) {
    const page = photoFormPage(changed, typed, desk, script);
    return teamAnswer(c, page, status, await picturesWithScript());
  }

  /** The file that was chosen now, or else that which the server has already. */
  async function fileOf(c: Context, sent: Sent): Promise<PictureFile | PictureFault | undefined> {
    const given = await sentPicture(c, database, { name: "file", at: clock() });
    if (given) return given;
    const [stored] = await storedPictures(database, [sent("photo")]);
    return stored;
  }

  async function change(c: Context, desk: Desk, changed: Changed, sent: Sent): Promise<Response> {
    const { trip, picture: before } = changed;
    const commands = commandsFor(options, desk);
    const act = sent("act");
    const isRemoving = act === "remove" || sent("remove") === "1";
    const found = isRemoving ? undefined : await fileOf(c, sent);
    const file = found && "photo" in found ? found : sameFile(before, sent("photo"));
    const form = (more: Partial<SentPhoto> = {}, of = changed, status: 200 | 422 = 422) =>
      formAnswer(c, of, { of: sent, photo: file?.photo ?? "", ...more }, desk, status);
    if (act === "edit") return form({}, changed, 200);
    const made = isRemoving
      ? removed(changed)
      : written(before, sent, found && "mend" in found ? found : file);
    if ("problems" in made) return form(made);
    const next = withPicture(trip.document, changed, made.picture);
    const texts = { [`trips/${trip.slug}`]: JSON.stringify(next) };
    const draft = await commands.draft(texts, trip.version);
    if ("problems" in draft) return form(draft);
    if ("conflicts" in draft) return conflict();
    if (act === "look")
      return (
        (await lookAt(c, options, draft.documents, trip.slug)) ?? form({ problems: [NO_LOOK] })
      );
    const words = wordsOf(changed, made.picture);
    if (act === "publish") {
      const note = [trip.name, ...words].join(". ");
      const answer = await publishFor(options, commands, texts, trip.version, note);
      if ("problems" in answer) return form(answer);
      return "conflicts" in answer ? conflict() : c.redirect(listAt("publicado"), 303);
    }
    const photo = asPhoto(made.picture);
    const src = photo && (await pictureInPage(database, photo.photo));
    const typed = typedFields.map((name) => [name, sent(name)]);
    const kept = {
      ...Object.fromEntries(typed),
      ...{ photo: file?.photo ?? "", remove: isRemoving ? "1" : "" },
    };
    const shown = photo && src ? { ...photo, src } : undefined;
    const hasPage = Boolean(options.content.pageOf);
    return teamAnswer(
      c,
      photoCheckPage(changed, { kept, words, picture: shown, hasPage }, desk),
      200,
      PICTURES,
    );

    /** Somebody else has published the trip since: the form comes back with the picture that is there now. */
    async function conflict(): Promise<Response> {
      const shown = await commands.read();
      const now = soldTrip(shown, trip.slug);
      const place = now && placeOf(now, changed.place);
      const { versions } = await commands.list();
      const author = versions.find(({ number }) => number === shown.version)?.author ?? "Alguien";
      if (!place) return c.redirect(now ? photosPath(now.slug) : SOLD_PATH, 303);
      const notice = html`<div class="notice"><strong>No se publicó: ${authorWords(author)} publicó entretanto</strong>Abajo está lo que tú escribiste, en el mismo lugar de lo que hay ahora. Revísalo.</div>`;
      return form({ notice }, place);
    }
  }
}

const sameFile = (before: PictureDocument | undefined, photo: string): PictureFile | undefined => {
  const shown = asPhoto(before);
  return shown?.photo === photo ? shown : undefined;
};

type Made = { picture: PictureDocument | undefined } | { problems: DocumentProblem[] };

/** The picture of a form, or what is wrong in it. */
function written(
  before: PictureDocument | undefined,
  sent: Sent,
  file: PictureFile | PictureFault | undefined,
): Made {
  const typed = typedFields.flatMap((name) => {
    const text = sent(name).replace(/\s+/g, " ").trim();
    return text ? [[name, text] as const] : [];
  });
  const drawing = drawingBehind(before);
  const size =
    file && "photo" in file && (({ photo, width, height }) => ({ photo, width, height }))(file);
  const given = { ...size, ...Object.fromEntries(typed), ...(drawing && { drawing }) };
  const checked = checkDocument(photograph, JSON.stringify(given));
  if ("document" in checked) return { picture: checked.document };
  const ofFile = ["photo", "width", "height"];
  const mend = file && "mend" in file ? file.mend : "elige una foto";
  const others = checked.problems.filter(({ place }) => !ofFile.includes(place));
  const problems = size ? others : [{ place: "photo", mend }, ...others];
  return { problems: problems.map((problem) => ({ file: "", ...problem })) };
}

/** The drawing that comes back, or nothing in the gallery. */
function removed(changed: Changed): Made {
  if (isRemovable(changed, changed.trip.document))
    return { picture: drawingBehind(changed.picture) };
  const mend = "aquí no hay una foto que se pueda quitar: pon otra en su lugar";
  return { problems: [{ file: "", place: "", mend }] };
}

/** What changes, as a colleague reads it. */
function wordsOf({ name, picture: before }: Changed, after: PictureDocument | undefined): string[] {
  if (!after) return [`${name}: se quita la foto «${before ? wordsOfPicture(before) : ""}»`];
  const photo = asPhoto(after);
  if (!photo) return [`${name}: se quita la foto, y vuelve el dibujo «${wordsOfPicture(after)}»`];
  const was = asPhoto(before);
  const what = !before
    ? "una foto más"
    : !was
      ? "una foto en lugar del dibujo"
      : was.photo === photo.photo
        ? "la misma foto"
        : "otra foto";
  return [
    `${name}: ${what}, «${photo.alt}»`,
    `Pie: «${photo.caption}»`,
    `Quién aceptó aparecer: ${photo.consent}`,
  ];
}

/** What was typed into the form of a photograph. */
const typedIn = (sent: Sent): string =>
  typedFields
    .map((name) => [photograph.shape[name].meta()?.title, sent(name)] as const)
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");
