/** What the payment dialog says. A partner may replace any of it. */
export const paymentStrings = {
  title: "Paga tu viaje",
  intro:
    "Asegura tu cupo con un anticipo o paga el total. Nuestro equipo te responde por WhatsApp con un link de pago seguro.",
  close: "Cerrar",
  name: "Nombre del viajero",
  concept: "Concepto",
  amount: "Valor total del viaje (COP)",
  amountHint: "En pesos, por ejemplo 2.608.000",
  option: "¿Cuánto quieres pagar ahora?",
  deposit: "Anticipo ({percent})",
  full: "Pago total",
  now: "Pagas ahora",
  balance: "Saldo",
  settled: "Tu viaje queda pago",
  unknown: "Escribe el valor del viaje y aquí verás cuánto pagas ahora y cuánto después.",
  submit: "Continuar por WhatsApp",
  privacy: "Aquí no se cobra ni se guarda nada: tú envías el mensaje.",
  failed: "No pudimos preparar tu mensaje. Revisa tu señal e intenta de nuevo.",
  blocked:
    "Tu navegador no dejó abrir WhatsApp. Tu mensaje está listo: ábrelo desde aquí o cópialo.",
  byHand: "Abrimos WhatsApp. Copia tu mensaje y pégalo en el chat.",
  alone: "Copia tu mensaje y envíalo a nuestro equipo.",
  message: "Tu mensaje",
  link: "Abrir WhatsApp",
  copy: "Copiar mensaje",
  copied: "Copiado",
};
