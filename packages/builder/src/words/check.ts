// The texts of the check of a partner's page, in Spanish.

import type { PageReadCode } from "@maloca/catalog/page-check";

/** Why a page could not be read by its address, and what to do. `details` comes from the server. */
export const unreadPage: Record<PageReadCode, (details: string) => string> = {
  not_allowed: (details) =>
    `Esa dirección no se puede leer: ${details}. Escríbela completa, como «https://tu-sitio.com/viajes». Si está bien, pídele al operador que permita tu sitio, o pega el código fuente.`,
  private_network: (details) =>
    `${details} lleva a una red privada, y el servidor no entra ahí. Pega el código fuente.`,
  too_many_redirects: () =>
    "La dirección pasa por más de tres redirecciones. Escribe aquella a la que llega al final.",
  too_slow: () =>
    "La página tardó más de 5 segundos en llegar. Intenta otra vez, o pega el código fuente.",
  too_large: () => "La página pesa más de 1 MB, y no la leemos entera. Pega el código fuente.",
  not_html: () =>
    "En esa dirección no hay una página, sino otro tipo de archivo. Copia la que ves en el navegador cuando abres tu página.",
  page_failed: (details) =>
    `Tu servidor respondió ${details} en vez de la página. Revisa la dirección; si la página pide una clave, pega el código fuente.`,
  unreachable: (details) =>
    `No pudimos llegar a ${details}. Revisa que la dirección esté bien escrita y que el sitio esté en línea.`,
  rate_limited: () => "Se están leyendo muchas páginas. Espera un minuto e intenta otra vez.",
  checking_is_off: () => "Ahora no leemos páginas por su dirección. Pega el código fuente.",
};

export const builderCheck = {
  title: "Comprobar mi página",
  lead: "Si algo no funciona, pega aquí el código fuente de tu página y te decimos qué lo impide. En el computador lo ves con Ctrl + U. Se lee en tu navegador y no se envía a ninguna parte.",
  source: "Código fuente de tu página",
  sourceHint:
    "Si tu servidor envía la política de seguridad como encabezado, pega también esa línea arriba: «Content-Security-Policy: …».",
  address: "Dirección de tu página",
  addressHint:
    "La lee el servidor del operador, si permite tu sitio. Así se ve también la política de seguridad que llega como encabezado.",
  read: "Leer mi página",
  reading: "Leyendo…",
  unaddressed: "Escribe primero la dirección de tu página.",
  readFrom: (url: string) => `Leímos ${url}.`,
  check: "Comprobar",
  unfilled: "Pega primero el código de tu página.",
  verdict: (blocking: number) =>
    blocking === 0
      ? "No encontramos nada que lo impida."
      : blocking === 1
        ? "Encontramos algo que lo impide."
        : `Encontramos ${blocking} cosas que lo impiden.`,
  kinds: { blocks: "Lo impide", warns: "Mira esto", fine: "Bien" },

  loaderMissing:
    "Falta la línea que empieza por «<script» y carga el código. Algunos editores la borran si no está en un bloque de HTML.",
  loaderByManager:
    "No está la línea que carga el código. Si la agrega tu administrador de etiquetas, eso no se ve aquí: revisa que la etiqueta esté publicada.",
  joined: (optimiser: string, remedy: string) =>
    `No está la línea que carga el código, y ${optimiser} junta los archivos de esta página: dentro de otro archivo el código no encuentra los suyos. ${remedy}`,
  copied: `El código está copiado dentro de la página, y así no encuentra sus archivos: un optimizador lo metió ahí, o alguien lo pegó. Deja la línea «<script async src="…/maloca.js">» como se copia, y exclúyela del optimizador.`,
  delayed: (optimiser: string, remedy: string) =>
    `${optimiser} no carga el código hasta que el visitante mueve el ratón o toca la página, y el primer toque puede llevar a WhatsApp en vez de abrir el formulario. ${remedy}`,
  optOut: (attributes: string) =>
    `Escribe ${attributes} en la línea que carga el código, así: <script ${attributes} async src=…`,
  exclude: (optimiser: string) => `En los ajustes de ${optimiser} excluye «maloca.js».`,
  imported:
    "El código se importa desde un módulo («import»), y así no se sabe de dónde viene ni abre nada. Cárgalo con su propia línea «<script async src=…>».",
  noModule:
    "La línea que carga el código dice «nomodule»: ningún navegador de hoy la ejecuta. Quítalo.",
  notServed: (written: string, whole: string) =>
    `En ${written} no hay código. Escribe la dirección como se copia: ${whole}`,
  twoOperators:
    "La página carga el código de dos operadores, y no se sabe a cuál va cada solicitud. Deja una sola línea, o escribe «endpoint» en cada elemento.",
  loaderTwice: "El código se carga más de una vez. Con una línea basta para toda la página.",
  relative: (written: string, whole: string) =>
    `La línea que carga el código dice «${written}», y eso solo sirve en el sitio del operador. Escribe la dirección completa: ${whole}`,
  otherOperator: (found: string, operator: string) =>
    `El código viene de ${found} y no de ${operator}: las solicitudes le llegan a ese otro lugar.`,
  insecure:
    "El código se carga por «http:». En una página segura el navegador lo bloquea: usa «https:».",
  insecureIfSecure:
    "El código se carga por «http:». Si tu página se abre por «https:», el navegador lo bloquea.",
  newest: "La página usa siempre la versión más nueva.",
  current: (version: string) => `La página usa la versión ${version}, que es la más nueva.`,
  old: (version: string, newest: string) =>
    `La página usa la versión ${version}; la más nueva es la ${newest}. Vuelve a copiar el código cuando quieras lo nuevo.`,
  module:
    'La línea que carga el código dice type="module" y no lo necesita. Déjala como se copia, con «async».',
  held: (attribute: string) =>
    `La línea que carga el código dice ${attribute}: el navegador no la ejecuta hasta que la página lo cambie, por ejemplo cuando el visitante acepta las cookies.`,
  pinnedNewest:
    "La línea lleva la huella («integrity») de una versión, pero pide siempre la más nueva: con la próxima versión dejará de cargar. Quita la huella o usa la dirección de esa versión.",
  otherHash:
    "La huella («integrity») no es la de ese archivo: el navegador no lo deja cargar. Vuelve a copiar el código.",
  crossOrigin:
    'A la línea con huella («integrity») le falta crossorigin="anonymous": sin eso el navegador no la deja cargar.',
  lateMap:
    "Las huellas de los demás archivos («importmap») están después de la línea que carga el código; ponlas antes, para que se comprueben.",

  asText:
    "El editor convirtió el código en texto («&lt;»). Pégalo en un bloque de HTML, no en uno de texto.",
  inactive: (place: string) =>
    `El código está dentro de «${place}», y ahí el navegador no lo usa. Sácalo de ahí.`,
  inFrame: (frame: string) =>
    `Aquí no hay ningún elemento, pero la página tiene un marco (${frame}). Si pegaste el código en un bloque de tu editor, está ahí: comprueba la dirección del marco.`,
  curly:
    "El editor cambió las comillas rectas del código por comillas de imprenta. Pégalo en un bloque de HTML.",
  selfClosed:
    "Hay un elemento que termina en «/>». El navegador no lo cierra ahí: escribe «></maloca-…>» al final.",
  nothing: "No hay ningún elemento «<maloca-…>» ni un botón con «data-maloca-open».",
  elements: (count: number) =>
    count === 1 ? "El elemento está bien escrito." : `Los ${count} elementos están bien escritos.`,
  unknownTag: (tag: string, nearest: string) => `«<${tag}>» no existe. ¿Querías «<${nearest}>»?`,
  unknownAttribute: (tag: string, attribute: string, nearest: string) =>
    `«${attribute}» no es una opción de «<${tag}>» y no hace nada. ¿Querías «${nearest}»?`,
  unknownData: (written: string, nearest: string) =>
    `«${written}» de un botón no es una opción y no hace nada. ¿Querías «${nearest}»?`,
  setByPresence: (option: string, value: string) =>
    `«${option}="${value}"» activa la opción: cuenta que esté escrita. Para no usarla, quítala.`,
  nearlyNamed: (option: string, written: string, nearest: string) =>
    `«${option}="${written}"» no está en el catálogo, y al equipo le llega así escrito. ¿Querías «${nearest}»?`,
  testMode: (place: string) =>
    `«test-mode» está puesto en «${place}»: lo que envían tus visitantes se guarda como prueba y a nadie le llega. Quítalo antes de publicar la página.`,
  unreadEndpoint: (tag: string, endpoint: string, operator: string) =>
    `«endpoint="${endpoint}"» de «<${tag}>» no es una dirección. Escríbela completa: ${operator}`,
  unreadStrings: (tag: string) =>
    `«strings» de «<${tag}>» no es JSON de textos y no cambia ninguno. Escríbelo como {"title":"Texto"}.`,
  unknownString: (tag: string, key: string, nearest: string) =>
    `«${key}» de «strings» no es un texto de «<${tag}>» y no cambia nada. ¿Querías «${nearest}»?`,
  unknownLanguage: (lang: string) =>
    `El idioma «${lang}» no está: el elemento habla español. Están es, en y pt.`,
  empty: (tag: string) =>
    `«<${tag}>» no tiene adentro ni enlace ni botón, y así no se ve nada que tocar.`,
  unknownOpener: (name: string, nearest: string) =>
    `data-maloca-open="${name}" no abre nada. ¿Querías "${nearest}"?`,

  scripts: (origin: string) =>
    `La política de seguridad de la página no deja cargar el código. En «script-src» agrega ${origin}`,
  inlineTag:
    "La política de seguridad no deja correr la etiqueta que está escrita en la página. Dale el «nonce» de la página, o usa el código de «Sitio con política estricta».",
  nonce:
    "La política de seguridad usa «strict-dynamic»: la línea que carga el código necesita el «nonce» de la página.",
  connections: (origin: string) =>
    `La política de seguridad deja abrir el formulario, pero no enviarlo. En «connect-src» agrega ${origin}`,
  inlineMap:
    "La política de seguridad no deja leer las huellas («importmap») escritas en la página: los archivos se cargan sin comprobarse.",
  styles:
    "La política de seguridad no deja usar los colores y el botón que están en «<style>». Ponlos en tu hoja de estilos.",
  trustedTypes:
    "La política de seguridad («require-trusted-types-for») no deja que un script agregue el código. Pon el código de HTML en la página, sin administrador de etiquetas.",
  sandbox: (missing: string) => `La página está en un marco con «sandbox». Le falta: ${missing}.`,
  trial: {
    lead: "También la podemos abrir aquí mismo, en un marco aparte y sin sus cookies, y tocar el primer enlace. Desde ahí no se envía nada.",
    open: "Abrir mi página aquí y probarla",
    frame: "Tu página, de prueba",
    opening: "Abriendo tu página…",
    opened: (tag: string) =>
      `Abrimos tu página en el marco, tocamos el enlace y se abrió «<${tag}>».`,
    shown: (tag: string) => `Abrimos tu página en el marco y se mostró «<${tag}>».`,
    link: "Abrimos tu página en el marco y tocamos el enlace: no se abrió nada. El código no llegó, y el enlace lleva a su dirección como si no estuviera.",
    timeout: (seconds: number) =>
      `Abrimos tu página en el marco y en ${seconds} segundos no se abrió nada.`,
    nothing: "Abrimos tu página en el marco y no había nada que tocar.",
    blocked: (directives: string) =>
      `Abrimos tu página en el marco, y su política de seguridad no dejó cargar el código («${directives}»).`,
    unframed: (header: string) =>
      `Tu página no se deja abrir dentro de otra («${header}»), y por eso no la probamos aquí. Ábrela en otra pestaña y toca el enlace.`,
  },
  policy: "La política de seguridad da los permisos que hacen falta.",
};
