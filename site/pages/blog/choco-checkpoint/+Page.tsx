export { CheckpointStory as Page } from "../../../story/checkpoint-story";
