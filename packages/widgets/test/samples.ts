/** A request that every rule accepts. */
export const goodRequest = {
  name: "Ana Gómez",
  email: "ana@example.com",
  phone: "3001234567",
  destination: "Viaje a Guaviare - Memoria de Piedra",
  dates: "Segunda semana de marzo",
  travelers: "2 adultos",
};
