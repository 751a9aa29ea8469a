/** The paths to which forms without scripts post. The server answers with a page. */
export const formPaths = {
  booking: "/formulario/reserva",
  tripRequest: "/formulario/viaje",
  contact: "/formulario/contacto",
  newsletter: "/formulario/newsletter",
  partnership: "/formulario/alianza",
} as const;

export type FormPath = (typeof formPaths)[keyof typeof formPaths];
