import type { dataPolicy } from "./settings";

/** The facts in the policy: about the operator, and about what the server does. */
export interface PolicyFacts {
  operator: Record<
    | "legalName"
    | "nit"
    | "address"
    | "phone"
    | "email"
    | "claimsEmail"
    | "claimsArea"
    | "supportHours",
    string
  >;
  promised: Omit<typeof dataPolicy, "retentionDays"> & {
    retentionDays: Readonly<Record<string, number>>;
  };
}

/** What is kept for a time, in words. */
export const keptKinds: Record<keyof typeof dataPolicy.retentionDays, string> = {
  booking: "las solicitudes de reserva",
  "trip-request": "las de viaje a la medida",
  alliance: "los mensajes y propuestas",
  newsletter: "las suscripciones al newsletter",
};

const list = new Intl.ListFormat("es-CO");

const dayOf = (date: string) =>
  new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** How long each kind of lead is kept; kinds with the same time are listed together. */
function retention(days: Readonly<Record<string, number>>): string {
  const byTime = new Map<number, string[]>();
  for (const [kind, name] of Object.entries(keptKinds)) {
    const time = days[kind] ?? 0;
    byTime.set(time, [...(byTime.get(time) ?? []), name]);
  }
  const times = [...byTime].map(([time, names]) =>
    time
      ? `${list.format(names)}, ${time} días, y se borran solas`
      : `${list.format(names)}, mientras hagan falta para lo que pediste y hasta que nos pidas borrarlas o te des de baja`,
  );
  return `Guardamos ${times.join("; ")}. Más tiempo, solo lo que la ley obligue a conservar.`;
}

/**
 * The data-protection policy: what Ley 1581 de 2012 (articles 7, 8, 12, 14, 15 and 16) and Decreto 1074 de
 * 2015 (2.2.2.25.3.1, formerly article 13 of Decreto 1377 de 2013; who may ask: 2.2.2.25.4.1; abroad: 2.2.2.25.5.2)
 * require.
 */
export const policyOf = ({ operator, promised }: PolicyFacts) => ({
  title: "Tratamiento de datos",
  paragraphs: [
    `${operator.legalName} (NIT ${operator.nit}) guarda lo que escribes en nuestros formularios o nos dices por teléfono, WhatsApp o en persona, y desde qué página o campaña llegaste, solo para responder tu solicitud, preparar tu viaje y, si te suscribes, enviarte el newsletter. No los vendemos ni los cedemos a nadie que no participe en tu viaje.`,
    "Según la Ley 1581 de 2012 puedes conocer, actualizar, corregir o borrar tus datos, saber qué uso les dimos, pedir prueba de tu autorización y retirarla cuando quieras. Es gratis.",
  ],
  summary: `Política completa, desde el ${dayOf(promised.since)}`,
  points: [
    {
      title: "Cómo pedirlo",
      text: `Atiende ${operator.claimsArea}: escribe a ${operator.claimsEmail} o a ${operator.email}, llama al ${operator.phone} (${operator.supportHours.toLowerCase()}) o ve a ${operator.address}. Pueden pedirlo tú, quien te represente o tus herederos. Di quién eres, con qué correo nos escribiste, qué pides y a dónde te respondemos; si es un reclamo, qué pasó y con qué pruebas. Una consulta se responde en 10 días hábiles, prorrogables 5; un reclamo para corregir, borrar o retirar la autorización, en 15, prorrogables 8. Si al reclamo le falta algo te lo decimos en 5, y tienes dos meses para completarlo. Si no quedas conforme, puedes quejarte ante la Superintendencia de Industria y Comercio.`,
    },
    { title: "Cuánto los guardamos", text: retention(promised.retentionDays) },
    {
      title: "Copias de seguridad",
      text: `Lo que se borra queda hasta ${promised.backups.months} meses en copias que solo abre nuestro equipo. Si hay que restaurar una, se vuelve a borrar.`,
    },
    {
      title: "Quién los trata",
      text: `Nuestro equipo y, por encargo nuestro, ${promised.processors.length ? list.format(promised.processors) : "quienes alojan el servidor y envían los correos"}. En Colombia o en otro país, su contrato los obliga a usarlos solo para eso y a protegerlos igual. De tu viaje, quienes te reciben saben solo lo necesario.`,
    },
    {
      title: "En tu navegador",
      text: "Sin cookies, y nada antes de que escribas. La pestaña guarda, hasta que la cierras, desde dónde llegaste (maloca) y lo que llevas escrito en la reserva (maloca-booking, hasta que la envías o la cierras) o en el viaje a la medida (maloca-trip-wizard, hasta que lo envías), y la última solicitud que enviaste (maloca-sent, hasta que se sabe que llegó). Una solicitud que no salió queda en el dispositivo solo si lo pides (maloca-unsent, una semana).",
    },
    {
      title: "Menores de edad",
      text: "Los formularios son para mayores de 18 años. Los datos de niñas, niños y adolescentes que viajan los da quien los representa, solo los que el viaje necesita, por su interés y oyendo su opinión. Nadie está obligado a dar datos de menores ni datos sensibles, como los de salud.",
    },
    {
      title: "Cambios",
      text: "Si cambia algo de fondo, lo avisamos aquí antes de que rija. Los datos se tratan mientras ofrezcamos viajes.",
    },
  ],
});
