import { experiences } from "@maloca/catalog/experiences";
import { expect } from "vitest";
import { widgetOn } from "../src/testing";
import type { WidgetName } from "../src/widgets";
import { otherApp, seenOn } from "./every-word";
import { changing, ERROR, sendInAllStates, tooLong, type Visit } from "./every-word.visit";

/** Ticks two boxes, one after the other: what counts them has a text for one, and for more. */
async function tickTwo({ page, name }: Visit, field: string) {
  const boxes = page.locator(`maloca-${name} [name=${field}]`);
  for (const at of [0, 1]) await boxes.nth(at).setChecked(true);
}

const person = { email: "Zz@Zz.example", phone: "3001234567" };

/** How a visitor goes through each widget, so that it says all its words; one without a walk fails. */
export const walks: Partial<Record<WidgetName, (of: Visit) => Promise<void>>> = {
  async booking(of) {
    const { page, press, visible, set } = of;
    await set({ experiences: ["Zzone", "Zzother"], destination: "Zzplace" });
    await tickTwo(of, "experiences");
    const known = experiences.map(({ name }) => name);
    await set({ experiences: known });
    // What fills a field is seen only when it is looked at.
    await seenOn(page);
    await press("[part~=submit]");
    await visible(ERROR);
    await widgetOn(page, "booking").fill({
      name: "Zzname",
      ...person,
      dates: "Zzdates",
      travelers: "Zz2",
    });
    await page.locator("maloca-booking [name=destination]").fill("");
    await press("[part~=submit]");
    await visible(ERROR);
    await page.locator("maloca-booking [name=destination]").fill("Zzplace");
    await tooLong(of, "message", "");
    await set({ package: "Zzpackage", amount: 100, perGroup: true });
    await page.locator("maloca-booking [part~=ticket]").getByText("100").waitFor();
    // The payment's code does not come.
    await page.route("**/payment.js", (route) => route.abort());
    await press("[part~=pay]");
    const belowForm = page.locator("maloca-booking [role=status]").last();
    await expect.poll(() => belowForm.textContent()).not.toBe("");
    await sendInAllStates(of);
  },

  async "trip-wizard"(of) {
    const { page, press, visible } = of;
    await visible("[part~=next]");
    await press("[part~=next]");
    await visible(ERROR);
    const wizard = widgetOn(page, "trip-wizard");
    await wizard.fill({ first_name: "Zzname", last_name: "Zzother" });
    await press("[part~=next]:visible");
    await page.locator("maloca-trip-wizard [name=email]").waitFor();
    await press("[part~=next]:visible");
    await page.locator(`maloca-trip-wizard ${ERROR}:visible`).first().waitFor();
    await wizard.fill({ email: person.email, num_travelers: "1000" });
    await press("[part~=next]:visible");
    await page.locator(`maloca-trip-wizard ${ERROR}:visible`).first().waitFor();
    await wizard.fill({ num_travelers: "2", how_found_us: "Zzsomewhere" });
    await tooLong(of, "how_found_us", "");
    await sendInAllStates(of);
  },

  async contact(of) {
    await of.visible("form");
    await of.press("[part~=submit]");
    await of.visible(ERROR);
    await widgetOn(of.page, "contact").fill({
      name: "Zzname",
      email: person.email,
      message: "Zzmessage",
    });
    await tooLong(of, "organization", "");
    await sendInAllStates(of);
  },

  async newsletter(of) {
    await of.visible("form");
    await of.press("[part~=submit]");
    await of.visible(ERROR);
    await tooLong(of, "email", person.email);
    await sendInAllStates(of);
  },

  async partnership(of) {
    const { page, press, visible, set } = of;
    await visible("form");
    await press("[part~=submit]");
    await visible(ERROR);
    await widgetOn(page, "partnership").fill({
      firstName: "Zzname",
      lastName: "Zzother",
      organizationName: "Zzuniversity",
      organizationType: "university",
      ...person,
      country: "Zzcountry",
      projectDescription: `Zz${"z".repeat(50)}`,
      objectives: `Zz${"z".repeat(30)}`,
    });
    await tooLong(of, "timeline", "");
    await set({ consent: true });
    await visible("[name=consent]");
    await press("[part~=submit]");
    await visible(ERROR);
    await page.locator("maloca-partnership [name=consent]").setChecked(true);
    await otherApp(page, "broken");
    await press("[part~=submit]");
    await page.locator("[part~=toast]").first().waitFor();
    await otherApp(page, "there");
    await press("[part~=submit]");
    await visible("textarea[readonly]");
    await changing(of, () => press("textarea[readonly] ~ div button"));
  },

  async payment(of) {
    const { page, press, visible, set } = of;
    const dialog = widgetOn(page, "payment");
    const opened = async () => {
      await set({ open: true });
      await visible("dialog[open]");
    };
    await set({ destination: "Zzplace" });
    await press("[part~=submit]");
    await visible(ERROR);
    await dialog.fill({ name: "Zzname", amount: "Zz" });
    await press("[part~=submit]");
    await page.locator("[part~=toast]").first().waitFor();
    await dialog.fill({ amount: "2.608.000" });
    await otherApp(page, "blocked");
    await press("[part~=submit]");
    await visible("textarea[readonly]");
    await changing(of, () => press("textarea[readonly] ~ div button"));
    await otherApp(page, "there");
    await press("[part~=submit]");
    await page.locator("maloca-payment dialog").waitFor({ state: "hidden" });
    await set({ amount: 100, travelers: 2 });
    await page.locator("maloca-payment output").waitFor({ state: "attached" });
    await set({ perGroup: true });
    await page.locator("maloca-payment output").waitFor({ state: "detached" });
    await set({ amount: "", perGroup: false });
    // In full, over a link that carries no text, and with neither link nor number.
    for (const link of ["https://example.com", ""]) {
      await opened();
      await set({ messagingPhone: "", messagingLink: link });
      await dialog.fill({ name: "Zzname", amount: "2.608.000" });
      await page.locator("maloca-payment [name=option][value=full]").setChecked(true);
      await press("[part~=submit]");
      await visible("textarea[readonly]");
    }
  },

  async help({ press, visible }) {
    await visible("[part~=button][role=button]");
    await press("[part~=button]");
    await visible("[part~=panel]");
    await visible("[part~=operator]");
  },

  async experiences(of) {
    await of.visible("[part~=operator]");
    // What a browser says of a field is no text of the page.
    await of.set({ required: true });
    await of.page.locator("maloca-experiences").evaluate((field) => {
      const said = (field as HTMLObjectElement).validationMessage;
      field.shadowRoot?.append(said);
    });
    await tickTwo(of, "experiences");
  },

  async lightbox({ page, press, visible }) {
    await visible("[part~=operator]");
    await press("button");
    // The second picture is none.
    await page.locator("maloca-lightbox [part~=picture][hidden]").waitFor({ state: "attached" });
    await press("button");
  },
};
