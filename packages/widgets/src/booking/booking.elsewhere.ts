import type { BookingProps } from "./booking";
import { inPage } from "./booking.inline";
import { inTab } from "./booking.tab";

/** The props of a booking that is in no dialog of this page. */
export const elsewhere = (props: BookingProps) => (props.inline ? inPage(props) : inTab());
