export { VolunteeringPage as Page } from "../../volunteering/volunteering-page";
