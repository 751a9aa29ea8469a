import { drawing } from "@maloca/catalog";
import { home } from "../home";
import { heading, quote, type Story, text } from "./story";

/** The founder's story, without a name, a date or an event that the operator has not stated. */
export const elSalto: Story & { next: string } = {
  slug: "el-salto",
  title: "El salto",
  description:
    "Por qué empezamos, contado por quien la fundó: una incomodidad, una pregunta, el miedo y un borde.",
  eyebrow: "Contado por quien la fundó",
  lead: "No hubo un día exacto. Hubo una pregunta que no se iba, y un borde.",
  image: drawing("blog-el-salto/hero"),
  next: "Leer la historia del primer checkpoint",
  card: {
    excerpt: "La historia de por qué empezamos, contada por quien la fundó.",
    category: "Fundación",
    picture: drawing("guaviare/ciudad-de-piedra"),
  },
  pieces: [
    heading("Una incomodidad sin fecha"),
    ...text(
      "Las historias de fundación suelen tener una fecha, una servilleta y una revelación. Esta no. Si busco el momento en que empezó, encuentro más bien una incomodidad que fue creciendo como crece el agua en un pozo: sin ruido, hasta que uno mira y ya no ve el fondo.",
      "La incomodidad era esta. Colombia se llenaba de viajes bonitos. Selva, río, desierto, mar. Uno llegaba, se asombraba, tomaba la foto y se iba con la sensación de haber recibido muchísimo. ¿Y el lugar? El lugar barría la playa y esperaba al siguiente. La palabra «sostenible» salía en todos los folletos y casi siempre quería decir lo mismo: que la visita no dejara demasiado daño.",
      "No hacer daño está bien. Pero es muy poco.",
    ),
    quote("Nadie invita a alguien a su casa con la única esperanza de que no la rompa."),
    heading("¿Y si el lugar quedara mejor?"),
    ...text(
      "La pregunta es vieja y no es mía: ¿y si el viaje dejara el lugar mejor de como estaba? Con más agua, con más trabajo, con más razones para que alguien joven se quede. Dicha así suena a consigna. Puesta en una lancha, con horario, tarifas, mareo y lluvia, se vuelve un problema concreto, y los problemas concretos tienen la decencia de dejarse trabajar.",
      "Lo primero que cambia es quién manda en el viaje. El que sabe es el que vive allí. Sabe cuándo entra la marea, qué hoja baja la fiebre, por dónde no se camina. A esas personas las llamamos Maestros de Vida, y el nombre describe el cargo. Nosotros ponemos lo que les sobra a las ciudades, que es agenda, contactos y papeles; ellos ponen el camino.",
      "Lo segundo que cambia es la cuenta. Si al terminar no se puede decir en voz alta cuánto se quedó en el territorio y en qué, lo que hubo fue un paseo con buena conciencia.",
    ),
    heading("Lo que no sale en los folletos"),
    ...text(
      "Ahora, la parte que no se pone en los folletos. Da miedo. Miedo a ser otra visita con buenas intenciones, que han desembarcado muchas. Miedo a enamorarse de la idea más que de la gente. Miedo a la aritmética, que no se conmueve: un viaje pequeño, que le paga bien a quien lo guía y que a veces le dice que no a un grupo grande, no parece un negocio. Parece una terquedad.",
      "Y hay una duda más honda, que sigue ahí. ¿Quién es uno para llegar? No tengo una respuesta que me deje dormir del todo. Tengo una condición: llegar cuando hay invitación, preguntar antes de proponer y aceptar que un «no» no tiene que dar explicaciones.",
    ),
    heading("Al borde"),
    ...text(
      "En los ríos de este país, salto también es el nombre de la caída de agua. Me gusta que sea la misma palabra. El río no salta por valiente. Salta porque el suelo se acaba, y quedarse quieto no es una opción que tenga el agua. Abajo hay un pozo, un rato de espuma y después otra vez la corriente, más despacio.",
      "Fundar esto se parece a eso. No es valentía. Es llegar al borde de lo que se puede seguir pensando y notar que lo siguiente ya no es pensar. Hay que ponerle nombre, horario, teléfono. Hay que invitar sin saber si alguien va a venir. Hay que decir en voz alta una palabra, regenerar, y quedar debiéndola.",
    ),
    quote("Hay que decir en voz alta una palabra, regenerar, y quedar debiéndola."),
    heading("Río abajo"),
    ...text(
      `El primer lugar donde la idea tocó tierra se llama ${home.pilot.name} y queda en Arusí, en la costa del Chocó. Esa historia la contamos aparte, porque les pertenece a quienes viven allí. Alrededor hay otros territorios, otras manos y también otras preguntas.`,
      "Lo que he aprendido cabe en poco. Que la prisa es una forma de no escuchar. Que una cuenta clara vale más que un discurso. Que cada lugar tiene su manera de decir que ya fue suficiente, y que hay que aprender a oírla. Y que nadie salta solo: siempre hay alguien abajo que conoce el pozo y te grita por dónde.",
      "Si estás leyendo esto, es posible que tengas tu propio borde. Un viaje que aplazas, un oficio que ya no te alcanza, una casa a la que quieres volver distinto. No vengo a empujarte. Vengo a decirte que el agua está viva, que hay gente en la orilla y que, cuando llegues, te guardamos un puesto en la lancha.",
    ),
  ],
  pending: ["Nombre de quien la fundó, y su visto bueno al relato", "Fecha de publicación"],
};
