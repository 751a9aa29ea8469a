import { ContactForm, ExperienceSelector } from "@maloca/widgets";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { type Brand, brandIn } from "../packages/builder/src/brand/brand";
import { BrandEditor } from "../packages/builder/src/brand/brand-editor";
import * as styles from "../packages/builder/src/builder.css";
import { properties } from "../packages/builder/src/builder.widgets";
import { inMain } from "./partner-page";

/** A partner's brand, edited live: the editor is that of the snippet builder. */
export default { title: "Brand", tags: ["tokens"], decorators: [inMain] } satisfies Meta;

/** The editor itself has the widgets' own look. */
const ownLook = Object.fromEntries(
  properties.map(({ name, default: value }) => [name, value]),
) as CSSProperties;

const lookOf = (brand: Brand) =>
  Object.fromEntries(
    Object.entries(brand).map(([name, value]) => [`--maloca-${name}`, value]),
  ) as CSSProperties;

function Live({ mode }: { mode: "light" | "dark" }) {
  const [brand, setBrand] = useState<Brand>({});
  return (
    <div className={styles.columns}>
      <form
        className={`${styles.page} ${styles.choices}`}
        style={ownLook}
        onInput={({ currentTarget }) => setBrand(brandIn(new FormData(currentTarget)))}
        onSubmit={(event) => event.preventDefault()}
      >
        <BrandEditor brand={brand} mode={mode} />
      </form>
      <section
        aria-label="The widgets in this brand"
        style={{ ...lookOf(brand), display: "grid", gap: "32px", alignContent: "start" }}
      >
        <ExperienceSelector experiences={["Safari de ballenas", "Clase de surf", "Masaje"]} />
        <ContactForm endpoint="/" />
      </section>
    </div>
  );
}

/** Choose, see it at once, and take it along: as CSS for a page, or as tokens for Figma. */
export const Editor: StoryObj = {
  render: (_args, { globals }) => <Live mode={globals.scheme} />,
  async play({ canvas }) {
    const brand = canvas.getByLabelText("Marca");
    fireEvent.input(brand, { target: { value: "#ffd400" } });
    await expect(
      await canvas.findByText(/Aquí no se leen los enlaces.*se muestra en negro/),
    ).toBeVisible();
    const shown = canvas.getByRole("region", { name: "The widgets in this brand" });
    await expect(shown).toHaveStyle({ "--maloca-brand": "#ffd400" });

    // Out and in again.
    await userEvent.click(canvas.getByText("Llevarte esta marca, o traer otra"));
    const css = canvas.getByLabelText<HTMLTextAreaElement>("Un bloque de CSS");
    const taken = css.value;
    await expect(taken).toContain("--maloca-brand: #ffd400;");
    fireEvent.input(brand, { target: { value: "#12382b" } });
    await waitFor(() => expect(css.value).not.toBe(taken));
    fireEvent.input(canvas.getByLabelText("Traer una marca"), { target: { value: taken } });
    await userEvent.click(canvas.getByRole("button", { name: "Usar esta marca" }));
    await waitFor(() => expect(css.value).toBe(taken));
    await expect(within(shown).getAllByRole("textbox").length).toBeGreaterThan(1);
  },
};
