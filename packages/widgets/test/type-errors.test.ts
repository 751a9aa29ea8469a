import { expect, test } from "vitest";
import { typeErrors } from "../../tooling/vitest/type-errors";
import { widgetNames, widgets } from "../src/widgets";

// What TypeScript says to a developer who misspells an option, from the built package's declarations.

/** An option of each component and how one misspells it, with what its type is called. */
const misspelt: Record<string, [written: string, meant: string, props: string]> = {
  BookingDialog: ["destinatoin", "destination", "BookingDialogProps"],
  TripWizard: ["endpiont", "endpoint", "TripWizardProps"],
  PaymentDialog: ["depositPercet", "depositPercent", "PaymentDialogProps"],
  ContactForm: ["endpiont", "endpoint", "ContactProps"],
  NewsletterForm: ["endpiont", "endpoint", "NewsletterProps"],
  HelpWidget: ["emial", "email", "HelpProps"],
  ExperienceSelector: ["experienses", "experiences", "ExperiencesProps"],
  Lightbox: ["picturs", "pictures", "LightboxProps"],
  PartnershipForm: ["endpiont", "endpoint", "PartnershipProps"],
};

test("a misspelt option is one error, which names the type and the option that was meant", async () => {
  const components = widgetNames.map((name): string => widgets[name].component);
  expect(Object.keys(misspelt).sort()).toEqual(components.sort());
  const pieces = Object.entries(misspelt).map(([component, [written]]) => [
    `${component}.tsx`,
    `import { ${component} } from "@maloca/widgets";\nexport const page = <${component} ${written}="x" />;`,
  ]);
  const expected = Object.entries(misspelt).map(([component, [written, meant, props]]) =>
    [
      `${component}.tsx: Type '{ ${written}: string; }' is not assignable to type 'IntrinsicAttributes & ${props}'.`,
      `  Property '${written}' does not exist on type 'IntrinsicAttributes & ${props}'. Did you mean '${meant}'?`,
    ].join("\n"),
  );
  expect((await typeErrors(Object.fromEntries(pieces))).sort()).toEqual(expected.sort());
});
