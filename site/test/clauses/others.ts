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
        sea("tells the three seasons of the sea"),
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
        sea("says the boat's 45 minutes and the tax that is not included"),
      ],
      ["§2", "the gallery", sea("hangs six pictures in a lightbox, each a link to itself")],
      ["§2", "the itinerary's stand-in, and help", sea("has the itinerary's stand-in, and help")],
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
        desk("books the two short ones outside, in a tab of their own"),
      ],
      [
        "§2, §3",
        "four areas of impact, an expert's profile",
        desk("has four areas of impact, the programme's name and a profile by role"),
      ],
      ["§2, §3", "a timeline of achievements", desk("tells only what was stated in its timeline")],
      [
        "§2",
        "a contact section with a way to each dialog",
        desk("asks for a proposal of the long ones, and has a way to each dialog"),
      ],
      [
        "§4",
        "two dialogs that open independently",
        deskWalk("the dialogs open and close independently"),
      ],
      [
        "§4, §8",
        "a message sent: button at rest, toast, form cleared, dialog closed",
        deskWalk(
          "a message that arrives: button at rest and turning, toast, form cleared, dialog closed",
        ),
      ],
      [
        "§4, §8",
        "a message that fails: toast, form kept",
        deskWalk("a message that fails: toast, dialog open, form kept, and it can be sent again"),
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
        blog("leads to the pages that it should"),
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
        blog("leads to the pages that it should"),
        blog("is one long story, of 600 to 900 words"),
      ],
    ],
  },
];
