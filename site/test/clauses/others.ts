import { type Chapter, testsOf } from "./clause";

const sea = testsOf("site/test/voluntariado");
const desk = testsOf("site/test/consultoria");
const deskWalk = testsOf("site/test/consultoria.walk");
const blog = testsOf("site/test/blog");

export const others: readonly Chapter[] = [
  {
    title: "/voluntariado",
    routes: ["/voluntariado"],
    clauses: [
      [
        "§2, §9",
        "April's sardines, June to November's whales, December's whale shark",
        sea("shows the three seasons of the sea"),
      ],
      [
        "§2, §9",
        "ecolodge and posada, three stays each, one «Más popular»",
        sea("offers six stays in pesos, with dollars at 4.200"),
      ],
      [
        "§2",
        "reserve buttons go to the messaging app",
        sea("reserves by message, with the package in its text"),
      ],
      [
        "§9",
        "45 minutes by boat; the regional tax of 35,000 apart",
        sea("shows the 45 minutes by boat and the tax that is not included"),
      ],
      ["§2", "the gallery", sea("shows six pictures in a lightbox, each a link to itself")],
      [
        "§2",
        "the itinerary's placeholder, and help",
        sea("has the itinerary's placeholder and the help"),
      ],
    ],
  },
  {
    title: "/consultoria",
    routes: ["/consultoria"],
    clauses: [
      [
        "§2, §3, §9",
        "five packages by the hour: 50 USD, free, 1,750, 3,500 (recommended), 7,000",
        desk("offers five packages by the hour, each in both currencies"),
      ],
      [
        "§2",
        "the calendar and «Agendar Sinergia», each in a new tab",
        desk("links the two short packages to an outside calendar in a new tab"),
      ],
      [
        "§2, §3",
        "four areas of impact, an expert's profile",
        desk("has four areas of impact, the programme's name and a profile by role"),
      ],
      [
        "§2, §3",
        "a timeline of achievements",
        desk("shows only stated achievements in its timeline"),
      ],
      [
        "§2",
        "a contact section with a way to each dialog",
        desk("opens a proposal for the long packages, and each dialog has a button"),
      ],
      [
        "§4",
        "two dialogs that open independently",
        deskWalk("the dialogs open and close independently"),
      ],
      [
        "§4, §8",
        "a message sent: button disabled, toast, form cleared, dialog closed",
        deskWalk(
          "a sent message shows progress and a toast, clears the form and closes the dialog",
        ),
      ],
      [
        "§4, §8",
        "a message that fails: toast, form kept",
        deskWalk("a failed message shows a toast, keeps dialog and form, and can be sent again"),
      ],
    ],
  },
  {
    title: "/blog/choco-checkpoint",
    routes: ["/blog/choco-checkpoint"],
    clauses: [
      [
        "§2",
        "the story of the first checkpoint; both buttons go to /",
        blog("links to the required pages"),
        blog("is one long story, of 600 to 900 words"),
      ],
      ["§1, §3", "its figures are the pilot's", blog("the checkpoint's figures are the pilot's")],
    ],
  },
  {
    title: "/blog/el-salto",
    routes: ["/blog/el-salto"],
    clauses: [
      [
        "§2",
        "the founder's story; buttons to / and to the checkpoint's story",
        blog("links to the required pages"),
        blog("is one long story, of 600 to 900 words"),
      ],
    ],
  },
];
