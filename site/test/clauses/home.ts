import { type Chapter, inWidgets, testsOf } from "./clause";

const home = testsOf("site/test/home");
const trips = testsOf("site/test/home-trips");
const people = testsOf("site/test/home-people");
const walk = testsOf("site/test/home.walk");
const long = testsOf("site/test/home-length.walk");
const errands = testsOf("site/test/errands.walk");

export const homeChapter: Chapter = {
  title: "Home",
  routes: ["/"],
  clauses: [
    [
      "§2",
      "the sections in their order, with their ids; hoteles, programas and jardin-del-mar too",
      home("the sections stand in their order"),
    ],
    [
      "§2",
      "hero: three buttons, to viajes, nosotros and aliados",
      home("the hero's three buttons scroll to viajes, nosotros and aliados"),
    ],
    [
      "–",
      "on a phone the way to every trip on the second screen, and long matter folded",
      long("the page is at most 16.179 px high with %s"),
      long("the way to every trip is on the second screen"),
      long("folds open with a tap (scripts: %s)"),
      long("an address inside a fold opens it (scripts: %s)"),
      errands("$name: no more taps and pixels than stated"),
    ],
    ["§2", "the problem", home("the problem has three points")],
    [
      "§1, §2, §9",
      "three models: custom from 400 USD and 5–12 days, seasonal from 710 and 4–6 days, volunteering from 1,200 and 2–4 weeks",
      home("three ways to travel show their stated price in both currencies and a link"),
    ],
    [
      "§1",
      "the pilot: 350,000 USD as 200,000 and 150,000; 3,000 L/day, 60 families, 50 children, 12 jobs; 22–25 % and 4 years",
      home("the pilot states its impact, its investment and what it gives back"),
    ],
    ["§2", "six tiles and where they lead", home("six tiles lead to their pages")],
    [
      "§1",
      "academic alliances of 2 years with 10–15 students; retreats of 2/1, 3/2 and 4/3",
      home("say what a university and a company may expect"),
    ],
    [
      "§1",
      "a hotel's booking splits 5, 30 and 65",
      home("split a hotel's booking in 5, 30 and 65"),
    ],
    [
      "§2",
      "wedding catalogue outside; «Conviértete en Aliado» to /consultoria",
      home("lead to the wedding catalogue outside and to the consultancy inside"),
    ],
    [
      "§2, §3",
      "the partnership form stands in aliados with its twelve fields",
      home("hold the proposal form, readable before any script"),
      walk("the partnership form loads, refuses a short text and opens the mail client"),
    ],
    [
      "§2, §3, §4, §9",
      "eight destination cards: name, region, status, badge, highlights, path, price in pesos",
      trips("destination cards show region, status, badge, highlights and price in pesos"),
    ],
    [
      "§2, §9",
      "the volunteer card goes to /voluntariado, with the stated packages",
      trips("the volunteer card shows its stays in true pesos and explains no fault of the data"),
    ],
    [
      "§2, §4",
      "the custom trip's wizard of four steps and six interests",
      home("the custom trip has its wizard, its price and the consultation's calendar"),
      walk("the trip wizard loads, goes through its four steps and is stored"),
    ],
    [
      "§1, §2, §9",
      "the consultation: 30 minutes, 50 USD, given back, its calendar in a new tab",
      home("the custom trip has its wizard, its price and the consultation's calendar"),
    ],
    [
      "§2, §3, §4, §9",
      "five seasonal cards with dates, text, highlights, group, badge and stated price",
      trips("seasonal cards show dates, badges and stated prices"),
    ],
    [
      "§3",
      "one checkpoint, Jardín del Mar - Arusí: Activo, 2025, 60 families, 50 children, solar energy, clean water",
      people("have one active checkpoint, Jardín del Mar"),
    ],
    [
      "§1, §2",
      "Sardinas' 150 families; the Eje Cafetero checkpoint to its page; the donation in a new tab",
      people("count Sardinas' families, and lead to the Eje Cafetero and to the donation"),
    ],
    [
      "§1",
      "the guides are Maestros de Vida; the Programa de Impacto Comunitario",
      people("the guides are Maestros de Vida, and the consultancy has its name"),
    ],
    [
      "§1",
      "+200 families in 5 territories, 20 students in 2025's first half, 15+ congresses",
      people("about us: families, students and congresses"),
    ],
    [
      "§2, §3",
      "recognitions, and the acceleration programme of 2025",
      people(
        "recognitions that the operator has not given are left out, and the programme of 2025 stays",
      ),
    ],
    [
      "§2",
      "the community's gallery, in the lightbox",
      people("the gallery's pictures are links to themselves inside a lightbox"),
      walk("a gallery picture opens full screen"),
    ],
    [
      "§3",
      "seven advisers with initials in a circle, ten partners",
      people("seven advisers and ten partners, none of them named yet"),
    ],
    [
      "§2, §3",
      "blog cards with «Leer más», disabled where there is no link",
      people("three stories: two lead on, the third has its button disabled"),
    ],
    [
      "§2, §3",
      "the newsletter's one field",
      home("the newsletter's form stands in the HTML, with its styles"),
      inWidgets.newsletter("the newsletter disables its field while sending, then clears it"),
    ],
    [
      "§1, §2",
      "the last call: 50 hotels, 15 checkpoints, more than 10,000 people in 2030",
      home("the last call is the 2030 vision"),
    ],
  ],
};
