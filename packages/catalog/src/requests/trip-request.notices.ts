import { tripRequestByName, tripRequestNotices } from "../locales/es";
import { noticesIn } from "../notices";
import { settings } from "../settings";
import { type Wording, wordsIn } from "../words";

/** The notices of a trip request, which address the visitor by name. */
export function tripRequestNoticesFor(name: string, wording: Wording = {}) {
  const notices = noticesIn(wording, { tripRequestNotices });
  const { text } = wordsIn(wording, { tripRequestByName }, "byName");
  return {
    ...notices,
    sent: {
      title: notices.sent.title,
      text: text.replace("{brand}", () => settings.brand).replace("{name}", () => name),
    },
  };
}
