import { drawing, siteLinks } from "@maloca/catalog";
import { students } from "../volunteering";

export const partners = {
  title: "Alianzas de largo aliento",
  text: "Universidades, empresas y hoteles ponen lo suyo; las comunidades ponen el territorio y las reglas de la casa.",
  universities: {
    title: "Universidades",
    text: "Semestres que se aprueban con botas puestas: prácticas, tesis y salidas de campo con las comunidades.",
    facts: [
      { value: "2", label: "años, como mínimo, dura cada alianza académica" },
      { value: "10–15", label: "estudiantes en cada piloto" },
    ],
    group: { label: "¿Un grupo de otro tamaño? Pregúntanos", href: students.href },
  },
  retreats: {
    title: "Empresas",
    text: "Retiros en territorio, con trabajo de verdad por la mañana y fogata por la noche.",
    label: "Retiros corporativos",
    lengths: [
      { days: 2, nights: 1 },
      { days: 3, nights: 2 },
      { days: 4, nights: 3 },
    ],
  },
  hotels: {
    title: "Hoteles que reparten",
    text: "Tus huéspedes reservan el viaje desde tu hotel y cada reserva se divide así:",
    split: [
      { id: "hotel", percent: 5, label: "el hotel" },
      { id: "communities", percent: 30, label: "las comunidades" },
      { id: "operator", percent: 65, label: "la operación del viaje" },
    ],
    weddings: {
      text: "¿Y si la boda también deja algo? Tenemos un catálogo para casarse frente al mar, al río o al cafetal.",
      label: "Ver el catálogo de bodas",
      href: siteLinks.weddingCatalogueUrl,
    },
  },
  proposal: {
    title: "Cuéntanos qué traes",
    text: "Escribe tu propuesta y sale directo a tu correo, lista para enviar. La leemos con la comunidad.",
    ally: "¿Prefieres que diseñemos el proyecto contigo? Para eso está el Programa de Impacto Comunitario.",
    open: "Escribir la propuesta",
    link: { label: "Conviértete en Aliado", href: "/consultoria" },
    picture: drawing("guaviare/noche"),
  },
} as const;
