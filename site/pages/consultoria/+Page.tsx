export { ConsultancyPage as Page } from "../../consultancy/consultancy-page";
