export { LeapStory as Page } from "../../../story/leap-story";
