// tier: merge

import { OWN, spoken } from "./every-word";
import { testWords } from "./every-word.check";

testWords(spoken.filter((language) => language !== "es" && language !== OWN));
