import { globalStyle } from "@vanilla-extract/css";
import { choices } from "../ui/field/checkbox-group.css";
import { keepApart } from "../ui/in-page";

keepApart("experiences");

globalStyle(`${choices}:disabled label`, { cursor: "not-allowed", opacity: 0.6 });
