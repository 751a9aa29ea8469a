/** A request that every rule accepts. */
export const goodRequest = {
  name: "Ana Gómez",
  email: "ana@example.com",
  phone: "3001234567",
  destination: "Viaje a Guaviare - Memoria de Piedra",
  dates: "Segunda semana de marzo",
  travelers: "2 adultos",
};

/** What a visitor types into any form that is sent, by the name of its field. */
export const goodTexts: Record<string, string> = {
  ...goodRequest,
  first_name: "Ana",
  last_name: "Gómez",
  message: "¿Hay cupo?",
};
