import * as z from "zod/mini";
import { emailAddress, line, lines, request } from "../validation";
import { bookingLimits } from "./booking";

export * from "./booking";

const limit = bookingLimits;

/** The body of `send-booking-request`, with its messages (docs/product.md, "Booking request"). */
export const bookingRequest = request(() => ({
  name: line(limit.name, "El nombre debe tener al menos 2 caracteres"),
  email: emailAddress(limit.email, "Email inválido"),
  phone: line(limit.phone, "Teléfono inválido"),
  destination: line(limit.destination, "Por favor especifica un destino"),
  dates: line(limit.dates, "Por favor especifica las fechas aproximadas"),
  travelers: line(limit.travelers, "Por favor especifica el número de viajeros"),
  experiences: z._default(line(limit.experiences, "Experiencias inválidas"), ""),
  message: z._default(lines(limit.message, "Mensaje inválido"), ""),
}));

export type BookingRequest = z.output<typeof bookingRequest>;
