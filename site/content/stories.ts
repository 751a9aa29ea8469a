import { tripName } from "@maloca/catalog";
import { readDocuments } from "@maloca/catalog/documents/documents";
import { pilotValues } from "@maloca/catalog/documents/pilot-values";
import type { StoryDocument } from "@maloca/catalog/documents/story-document";
import { fillIn } from "@maloca/catalog/fill-in";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { home, shownTrip } from "./home";

const documents = readDocuments();

const longDate = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" });

/** Words, then the date where the operator has given it. */
export const withDate = (words: string, date: string | undefined) =>
  [words, date && longDate.format(new Date(date))].filter(Boolean).join(" · ");

export const storyPath = ({ slug }: { slug: string }) => `/blog/${slug}`;

const filled = (text: string) => fillIn(text, pilotValues(home.pilot));

/** A story with the pilot's facts, pictures and addresses in the place of their names. */
function storyOf({ next, trips, ...story }: StoryDocument) {
  const isShown = next && home.blog.stories.includes(next.story);
  return {
    ...story,
    image: pictureOf(story.image),
    card: { ...story.card, picture: pictureOf(story.card.picture) },
    facts: story.facts && {
      title: story.facts.title,
      list: story.facts.list.map(({ label, value }) => ({ label, value: filled(value) })),
    },
    pieces: story.pieces.map((piece) =>
      piece.kind === "picture"
        ? { kind: piece.kind, picture: pictureOf(piece.picture) }
        : { kind: piece.kind, text: filled(piece.text) },
    ),
    /** Links at its end, to trips that are shown. */
    trips: (trips ?? []).flatMap((slug) => {
      const trip = shownTrip(slug);
      return trip ? { href: `/${trip.slug}`, label: tripName(trip) } : [];
    }),
    next: isShown ? { href: storyPath({ slug: next.story }), label: next.label } : undefined,
  };
}

export type Story = ReturnType<typeof storyOf>;
export type Piece = Story["pieces"][number];

/** The stories that the site shows, in the order of the home page. */
export const stories: readonly Story[] = home.blog.stories.map((slug) =>
  storyOf(documents[`stories/${slug}`] as StoryDocument),
);

/** What leads from a story to the home page. */
export const BACK = "Volver al inicio";
