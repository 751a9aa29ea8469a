import { type Trip, tripName } from "@maloca/catalog";
import { Widget } from "../components/widget";
import { messages } from "../content/messages";
import * as styles from "./help.css";

/** The floating help button (docs/product.md, "Help button"). */
export function Help({ trip }: { trip: Trip }) {
  return (
    <div className={styles.help}>
      <Widget name="help" attributes={{ text: messages.help(tripName(trip)) }} />
    </div>
  );
}
