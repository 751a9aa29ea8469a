import { type ComponentProps, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { typeErrors } from "../../tooling/vitest/type-errors";
import type { NewsletterForm } from "../src/index";
import type { MalocaElements } from "../src/jsx";
import { widgetNames, widgets } from "../src/widgets";

// What TypeScript says to a developer. Of a misspelt option, from the built package's declarations.

/** An option of each component and how one misspells it, with what its type is called. */
const misspelt: Record<string, [written: string, meant: string, props: string]> = {
  BookingDialog: ["destinatoin", "destination", "BookingDialogProps & Endpoint"],
  TripWizard: ["parnter", "partner", "TripWizardProps & Endpoint"],
  PaymentDialog: ["depositPercet", "depositPercent", "PaymentDialogProps"],
  ContactForm: ["parnter", "partner", "ContactProps & Endpoint"],
  NewsletterForm: ["parnter", "partner", "NewsletterProps & Endpoint"],
  HelpWidget: ["emial", "email", "HelpProps"],
  ExperienceSelector: ["experienses", "experiences", "ExperiencesProps"],
  Lightbox: ["picturs", "pictures", "LightboxProps"],
  PartnershipForm: ["opreator", "operator", "PartnershipProps & Endpoint"],
};

/** What a component that sends requests needs beside. */
const sends = (component: string) =>
  misspelt[component]?.[2].includes("Endpoint") ? 'endpoint="" ' : "";

test("a component that sends requests asks for the operator's address", async () => {
  const code = (attributes: string) =>
    `import { BookingDialog } from "@maloca/widgets";\nexport const page = <BookingDialog ${attributes} />;`;
  const errors = await typeErrors({ "with.tsx": code('endpoint="/api"'), "without.tsx": code("") });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("without.tsx: Property 'endpoint' is missing");
});

test("a misspelt option is one error, which names the type and the option that was meant", async () => {
  const components = widgetNames.map((name): string => widgets[name].component);
  expect(Object.keys(misspelt).sort()).toEqual(components.sort());
  const pieces = Object.entries(misspelt).map(([component, [written]]) => [
    `${component}.tsx`,
    `import { ${component} } from "@maloca/widgets";\nexport const page = <${component} ${sends(component)}${written}="x" />;`,
  ]);
  const expected = Object.entries(misspelt).map(([component, [written, meant, props]]) =>
    [
      `${component}.tsx: Type '{ ${sends(component) && "endpoint: string; "}${written}: string; }' is not assignable to type 'IntrinsicAttributes & ${props}'.`,
      `  Property '${written}' does not exist on type 'IntrinsicAttributes & ${props}'. Did you mean '${meant}'?`,
    ].join("\n"),
  );
  expect((await typeErrors(Object.fromEntries(pieces))).sort()).toEqual(expected.sort());
});

// Of JSX, and what is rendered. The errors expected here are the compiler's: if one is missing, the type check
// fails.

test("attributes and events of an element are typed by its own options", () => {
  const booking: MalocaElements["maloca-booking"] = {
    destination: "Guaviare",
    "max-experiences": 3,
    "fixed-concept": true,
    experiences: "Surf, Masaje",
    chosen: ["Surf"],
    amount: "1.500.000",
    "onmaloca-sent": ({ detail }) => detail.request.email,
    "onmaloca-failed": ({ detail }) => detail.reason === "network",
    // @ts-expect-error: neither a list nor a text
    image: 3,
  };
  // @ts-expect-error: the booking has no change event
  const deaf: MalocaElements["maloca-booking"] = { "onmaloca-change": () => {} };
  // @ts-expect-error: not in camel case
  const wrong: MalocaElements["maloca-booking"] = { maxExperiences: 3 };
  expect([wrong, deaf]).toHaveLength(2);
  const { image: _image, chosen: _chosen, ...right } = booking;
  expect(renderToString(createElement("maloca-booking", right))).toBe(
    '<maloca-booking destination="Guaviare" max-experiences="3" fixed-concept="" experiences="Surf, Masaje" amount="1.500.000"></maloca-booking>',
  );
});

test("a component takes some of its words, and no others", () => {
  type Words = ComponentProps<typeof NewsletterForm>["strings"];
  const some: Words = { submit: "Sign me up" };
  // @ts-expect-error: no such word
  const unknown: Words = { enviar: "Enviar" };
  expect({ ...some, ...unknown }).toEqual({ submit: "Sign me up", enviar: "Enviar" });
});
