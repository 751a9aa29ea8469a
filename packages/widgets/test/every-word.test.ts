import { OWN } from "./every-word";
import { testWords } from "./every-word.check";

// Every word on the screen, and none of another language: each widget goes through its states in Chromium, in
// Spanish and with words of a partner's own in the place of all. The others are in
// `every-word.languages.test.ts`.

testWords(["es", OWN]);
