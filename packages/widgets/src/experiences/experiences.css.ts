import { globalStyle } from "@vanilla-extract/css";
import { choices } from "../ui/field/checkbox-group.css";
import { keepApart } from "../ui/in-page";

keepApart("experiences");

globalStyle(`${choices}:disabled label`, { cursor: "not-allowed", opacity: 0.6 });

// Room for what comes beside the counter once no more can be chosen, so that nothing on the page moves.
globalStyle(`${choices} > [role=status]`, {
  "@media": { "(width < 30em)": { minHeight: "2lh" } },
});
