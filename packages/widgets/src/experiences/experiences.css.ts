import { keepApart } from "../ui/in-page";

keepApart("experiences");
