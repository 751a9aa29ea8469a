import { beforeEach, expect, test, vi } from "vitest";
import { answers, field, fill, find, page, settled, toasts } from "../../test/page";
import "./partnership.element";

const good = {
  firstName: "Ana",
  lastName: "Gómez",
  organizationName: "Hotel aliado",
  organizationType: "hotel",
  email: "ana@hotel.example",
  phone: "+57 300 123 4567",
  country: "Colombia",
  projectDescription: "Un circuito de huéspedes que siembran mangle con la comunidad.",
  objectives: "Que cada estadía deje un árbol en pie.",
};

const submitted = "¡Propuesta enviada! Te hemos redirigido a tu cliente de correo.";
const failed = "Hubo un problema al enviar tu propuesta. Intenta de nuevo.";

const button = (element: Element) => find<HTMLButtonElement>(element, "[type=submit]");
const text = (element: Element) => find<HTMLTextAreaElement>(element, "textarea[readonly]");

/** Addresses that were opened. No mail client is started. */
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  vi.spyOn(window, "open").mockImplementation((url, target) => {
    opened.push(`${target} ${url}`);
    return null;
  });
});

async function partnership(attributes = "") {
  const element = page(`<maloca-partnership ${attributes}></maloca-partnership>`);
  await expect.poll(() => button(element)?.textContent).toBe("Enviar propuesta");
  return element;
}

/** The pieces that come when somebody starts to fill the form have come. */
async function started(element: Element) {
  field(element, "firstName").focus();
  await import("./partnership.lazy");
  await settled();
}

// First in this file: no test before it has brought the check.
test("a click before validation has loaded waits for it, then opens the mail client", async () => {
  const element = await partnership();
  fill(element, good);
  button(element)?.click();
  expect(opened).toEqual([]);
  await expect.poll(() => opened.length).toBe(1);
  await expect.poll(toasts).toContain(submitted);
});

test("a valid proposal opens the mail client within the click, and nothing is sent", async () => {
  const calls = answers(() => Response.json({}));
  const sent = vi.fn();
  const element = await partnership();
  element.addEventListener("maloca-sent", (event) => sent((event as CustomEvent).detail));
  await started(element);
  fill(element, good);
  button(element)?.click();
  // At once, not after an await.
  expect(opened).toHaveLength(1);
  const link = opened[0] as string;
  expect(link).toMatch(/^_self mailto:alianzas@maloca\.example\?subject=/);
  expect(link).toContain("%0D%0A");
  const { searchParams } = new URL(link.slice("_self ".length));
  expect(searchParams.get("subject")).toBe("Propuesta de alianza: Hotel aliado (Hotel)");
  expect(searchParams.get("body")).toContain(
    "Cronograma: No especificado\r\nPresupuesto: No especificado\r\nInformación adicional: N/A",
  );
  await expect.poll(toasts).toContain(submitted);
  expect(sent.mock.calls).toEqual([[{ organizationType: "hotel" }]]);
  for (const [name, value] of Object.entries(good)) {
    expect(field(element, name).value).toBe(value);
  }
  expect(calls).toEqual([]);
});

test("the proposal can be copied until it is changed", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (words) => {
    copied.push(words);
  });
  const element = await partnership('address="alianzas@hotel.example"');
  await started(element);
  fill(element, good);
  button(element)?.click();
  await expect.poll(() => text(element)?.value).toContain("Organización: Hotel aliado");
  await expect
    .poll(() => element.shadowRoot?.activeElement?.textContent)
    .toBe("¿No se abrió tu correo? Copia el texto y envíalo a alianzas@hotel.example");
  expect(opened[0]).toContain("mailto:alianzas@hotel.example?");
  const copy = [...(element.shadowRoot?.querySelectorAll("button") ?? [])].at(-1);
  expect(copy?.textContent).toBe("Copiar texto");
  copy?.click();
  expect(copied[0]).toBe(new URL(opened[0]?.slice(6) as string).searchParams.get("body"));
  fill(element, { country: "Perú" });
  await expect.poll(() => text(element)).toBeNull();
});

test("an empty proposal shows nine messages at their fields and focuses the first", async () => {
  const element = await partnership();
  await started(element);
  button(element)?.click();
  const errors = () =>
    [...(element.shadowRoot?.querySelectorAll("[part=error]") ?? [])].map((e) => e.textContent);
  await expect
    .poll(errors)
    .toEqual([
      "El nombre debe tener al menos 2 caracteres",
      "El apellido debe tener al menos 2 caracteres",
      "El nombre de la organización es requerido",
      "Selecciona el tipo de organización",
      "Email inválido",
      "Teléfono inválido",
      "País es requerido",
      "Describe tu proyecto con al menos 50 caracteres",
      "Describe tus objetivos con al menos 30 caracteres",
    ]);
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "firstName"));
  const type = field(element, "organizationType");
  expect(type.getAttribute("aria-invalid")).toBe("true");
  const line = element.shadowRoot?.getElementById(type.getAttribute("aria-describedby") as string);
  expect(line?.textContent).toBe("Selecciona el tipo de organización");
  expect(opened).toEqual([]);
  fill(element, { organizationType: "company" });
  await expect.poll(errors).not.toContain("Selecciona el tipo de organización");
  expect(errors()).toHaveLength(8);
});

test("there are three kinds of organisation", async () => {
  const element = await partnership();
  const type = field(element, "organizationType") as unknown as HTMLSelectElement;
  expect([...type.options].map(({ value, label }) => [value, label])).toEqual([
    ["", "Elige una opción"],
    ["university", "Universidad"],
    ["company", "Empresa"],
    ["hotel", "Hotel"],
  ]);
});

test("partnership reports a mail client that cannot be opened, and keeps everything", async () => {
  vi.spyOn(window, "open").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  const reasons: string[] = [];
  const element = await partnership();
  element.addEventListener("maloca-failed", (event) =>
    reasons.push((event as CustomEvent).detail.reason),
  );
  await started(element);
  fill(element, good);
  button(element)?.click();
  await expect.poll(toasts).toContain(failed);
  await expect
    .poll(() => find(element, "[role=status]")?.textContent)
    .toBe("Tu propuesta no se envió. Lo que escribiste sigue aquí.");
  expect(toasts()).not.toContain("¡Propuesta enviada!");
  expect(reasons).toEqual(["render"]);
  expect(field(element, "objectives").value).toBe(good.objectives);
});

test("the consent checkbox must be checked", async () => {
  const element = await partnership("consent");
  await started(element);
  fill(element, good);
  button(element)?.click();
  await expect
    .poll(() => find(element, "[part=error]")?.textContent)
    .toBe("Necesitamos tu autorización para responderte");
  expect(opened).toEqual([]);
  field(element, "consent").click();
  button(element)?.click();
  expect(opened).toHaveLength(1);
});
