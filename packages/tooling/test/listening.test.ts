// tier: merge

import { beforeEach, expect, test } from "vitest";
import { lists } from "../listen/lists";
import { differences, faultsIn, foreignIn } from "../listen/rules";
import { CannotListen, isInstalled, packages } from "../listen/session";
import { keptOf, transcriptOf } from "../listen/transcripts";
import { missingProgram } from "../programs/system-programs.mjs";
import { limit } from "../vitest/limits.mjs";

// What a screen reader says of the booking is what is kept of it; `npm run listen` hears all lists.

const missing = missingProgram("A screen reader with Firefox", isInstalled, packages);
beforeEach(({ skip }) => skip(Boolean(missing), missing));

test.for(lists.filter(({ name }) => name === "booking.es"))(
  "$name is heard as it is kept",
  { timeout: limit(40) },
  async (list, { skip }) => {
    const kept = keptOf(list);
    const wrong = (text: string) => [
      ...faultsIn(text, foreignIn(list.lang, list.own)),
      ...differences(text, kept, list.sometimes),
    ];
    const heard = await transcriptOf(list, (text) => wrong(text).length === 0).catch((error) => {
      // No fault of the widget: a container may allow no screen or no bus.
      if (error instanceof CannotListen) return skip(error.message);
      throw error;
    });
    expect(wrong(heard)).toEqual([]);
  },
);
