import { settings } from "@maloca/catalog";
import { policyOf } from "@maloca/catalog/policy";
import { describe, expect, test } from "vitest";

const words = (shown: ReturnType<typeof policyOf>) =>
  [...shown.paragraphs, shown.summary, ...shown.points.map(({ text }) => text)].join(" ");

const operator = {
  legalName: "Río Arriba S.A.S.",
  nit: "901.234.567-8",
  address: "Carrera 7 # 12-34, Leticia",
  phone: "+57 310 555 1200",
  email: "hola@rio.example",
  claimsEmail: "reclamos@rio.example",
  claimsArea: "Atención a viajeros",
  supportHours: "Martes a sábado, 09:00–18:00",
};

const promised = {
  since: "2027-02-03",
  retentionDays: { booking: 730, "trip-request": 730, alliance: 365, newsletter: 0 },
  backups: { days: 7, weeks: 4, months: 6 },
  processors: ["Servidor Uno (Alemania)", "Correo Dos (Colombia)"],
};

describe("the policy with other settings", () => {
  const text = words(policyOf({ operator, promised }));

  test("names the operator and how to reach it", () => {
    for (const fact of Object.values({ ...operator, supportHours: "martes a sábado" })) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain(settings.legalName);
  });

  test("names every right of article 8 and who answers", () => {
    for (const right of [
      "conocer, actualizar, corregir o borrar",
      "saber qué uso les dimos",
      "prueba de tu autorización y retirarla",
      "Superintendencia de Industria y Comercio",
      "Es gratis",
      "Atiende Atención a viajeros",
      "oyendo su opinión",
      "quien te represente o tus herederos",
      "dos meses para completarlo",
    ]) {
      expect(text).toContain(right);
    }
  });

  test("says how long each kind is kept, and since when it holds", () => {
    expect(text).toContain("las solicitudes de reserva y las de viaje a la medida, 730 días");
    expect(text).toContain("los mensajes y propuestas, 365 días");
    expect(text).toContain("las suscripciones al newsletter, mientras hagan falta");
    expect(text).toContain("hasta 6 meses");
    expect(text).toContain("3 de febrero de 2027");
  });

  test("names who processes the data", () => {
    expect(text).toContain(
      "Servidor Uno (Alemania) y Correo Dos (Colombia). En Colombia o en otro país, ",
    );
  });
});
