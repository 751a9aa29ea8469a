import { type Chapter, inServer, inSite, testsOf } from "./clause";

const { page, links, bar, reading, files, data } = inSite;
const size = testsOf("site/test/size");

export const everywhere: Chapter = {
  title: "Every page",
  routes: [],
  clauses: [
    [
      "§1",
      "all is in Spanish",
      page("is a Spanish document with its charset in the first 1024 bytes"),
    ],
    [
      "§1",
      "e-mail, phone, city and support hours are shown, and the operator's legal lines",
      page("has the legal line, the ESCNNA warning and the data policy"),
    ],
    [
      "§2",
      "the table's eighteen routes and the 404 are built, and nothing else",
      page("every page is built"),
    ],
    [
      "§2",
      "a bar with the logo to /, five items to the home sections and «Agenda tu Viaje»",
      page("has the bar: five sections and Agenda tu Viaje, wide and as a menu"),
    ],
    [
      "§2",
      "the bar is fixed; its button opens the booking",
      bar("%s stays below the bar, and the bar's button opens the booking"),
    ],
    [
      "§2",
      "an item scrolls to its section, from home and from elsewhere",
      bar("a menu item scrolls to its section, from home and from another page"),
    ],
    [
      "§2",
      "from another page it scrolls 100 ms after arrival",
      bar("an arrival at a section scrolls there after 100 ms, not before"),
    ],
    [
      "§2",
      "the phone's menu opens and closes",
      bar("the phone menu opens, exposes its state and closes"),
    ],
    [
      "§2",
      "the footer leads to /eje-cafetero and to every other trip",
      page("links to every trip in its footer"),
    ],
    [
      "§2",
      "every internal link and anchor leads somewhere, `/#territorios` too",
      links("has no broken link or anchor"),
    ],
    [
      "§2",
      "outside links open in a new tab",
      links("opens outside links in a new tab without an opener"),
    ],
    [
      "§6",
      "no page requests anything from a third party by itself",
      page("requests nothing from a third party"),
    ],
    [
      "§7",
      "pictures are the site's own, with size and text",
      page("gives every picture a size, a text alternative and a file"),
    ],
    [
      "–",
      "valid HTML",
      testsOf("site/test/valid")("%s and its widgets' shadow roots are valid HTML"),
    ],
    [
      "–",
      "landmarks, one h1, no skipped heading",
      page("has its landmarks, one h1 and no skipped heading"),
    ],
    ["–", "a link past the bar", reading("the keyboard can skip the bar")],
    [
      "–",
      "no axe violations, nothing outside the window",
      reading("%s fits the window and has no axe violations at 320, 768 and 1440 px"),
    ],
    [
      "–",
      "title, description, canonical",
      page("has a title, a description and its canonical address"),
    ],
    [
      "–",
      "Open Graph and a picture to share",
      files("has share tags: title, description, address and image"),
    ],
    [
      "–",
      "structured data says who the operator is",
      data("names the operator as its footer does"),
    ],
    [
      "–",
      "little script before the visitor acts",
      size("loads little script before an interaction"),
    ],
    ["–", "a small document", size("is a small document with its styles")],
  ],
};

const lost = testsOf("site/test/not-found");

export const notFound: Chapter = {
  title: "Any other path",
  routes: ["/404.html"],
  clauses: [
    [
      "§2, §8",
      "heading «404», text «Oops! Page not found», link «Return to Home» to /",
      lost("the 404 page shows its English text, marked as English"),
    ],
    ["§2", "the path is logged to the console", bar("an unknown path is logged to the console")],
    [
      "§2",
      "it is answered with its status",
      inServer.start("sends the 404 page compressed too, whole, and to be asked for anew"),
    ],
  ],
};
