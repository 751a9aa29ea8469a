import { inDollars, type Price } from "./price";

/** A consultancy package, as its card shows it. */
export interface ConsultancyPackage {
  /** The duration, in large type. */
  hours: string;
  title: string;
  /** Without a price it is free. */
  price?: Price;
  /** Whether it is a "from" price. */
  from?: boolean;
  description: string;
  features: readonly string[];
  recommended?: boolean;
  /** The consultation that recommends operators; booked in the calendar. */
  isMatch?: boolean;
  /** Booked as "Agendar Sinergia". */
  isSynergy?: boolean;
  /** The card's colour. */
  colour: "river" | "maize" | "clay" | "forest" | "ink";
}

/** The price of the consultation, which is refunded with a confirmed booking. */
export const CONSULTATION_PRICE = inDollars(50);
export const CONSULTATION_MINUTES = 30;

/** The five packages, by duration. Prices as the operator states them. */
export const consultancyPackages: readonly ConsultancyPackage[] = [
  {
    hours: `${CONSULTATION_MINUTES} min`,
    title: "Encuentro",
    price: CONSULTATION_PRICE,
    description: "Nos cuentas qué buscas y te decimos qué operadores te convienen.",
    features: [
      "Una conversación, sin formularios",
      "Operadores que hacen lo que buscas",
      "Te devolvemos el valor al confirmar una reserva",
    ],
    isMatch: true,
    colour: "river",
  },
  {
    hours: "1 hora",
    title: "Sinergia",
    description: "Para organizaciones que quieren ver si podemos hacer algo juntos.",
    features: [
      "Qué hace cada quien",
      "Dónde se cruzan los caminos",
      "Un siguiente paso, si lo hay",
    ],
    isSynergy: true,
    colour: "maize",
  },
  {
    hours: "10 horas",
    title: "Diagnóstico",
    price: inDollars(1750),
    from: true,
    description: "Una mirada de afuera, con los pies en el territorio.",
    features: [
      "Lectura de tu operación",
      "Conversación con la comunidad",
      "Informe breve, con prioridades",
    ],
    colour: "clay",
  },
  {
    hours: "20 horas",
    title: "Diseño",
    price: inDollars(3500),
    from: true,
    description: "Del diagnóstico a un plan que se puede empezar el lunes.",
    features: [
      "Todo lo del Diagnóstico",
      "Plan de impacto con la comunidad",
      "Indicadores que se pueden medir",
      "Cuentas claras de quién recibe qué",
    ],
    recommended: true,
    colour: "forest",
  },
  {
    hours: "40 horas o más",
    title: "Acompañamiento",
    price: inDollars(7000),
    from: true,
    description: "Caminamos contigo mientras el plan se vuelve costumbre.",
    features: [
      "Todo lo del Diseño",
      "Visitas al territorio",
      "Formación de tu equipo",
      "Ajustes sobre la marcha",
    ],
    colour: "ink",
  },
];
