import { check, type Draft, isAny, isOccupied, notify, type Rules, reducerOf } from "./submission";
import { accept, isInFlight, keep, mark, refuse, refused } from "./submission.answers";
import type { DeviceEvent, Later } from "./submission.types";

/** What is stored on the device, and what becomes of it. */
export const deviceRules: Rules<DeviceEvent> = {
  keepAsked(draft) {
    if (isOccupied(draft)) return;
    draft.reported = false;
    // What was typed since is what is to be kept.
    if (draft.attempt && !draft.typed) keep(draft, draft.attempt);
    else check(draft, "keeping");
  },
  forgetAsked(draft) {
    if (isOccupied(draft)) return;
    // Not a failure: the visitor has withdrawn it.
    draft.kept = draft.unreported = undefined;
    draft.phase = "idle";
    draft.effects.push({ do: "forgetAll" });
  },
  kept(draft, { key }) {
    draft.kept = key;
    // It was sent, or refused, while it was stored.
    if (key === draft.sent) return accept(draft);
    if (key !== draft.attempt?.key) return refused(draft);
    draft.phase = "kept";
    draft.effects.push({ do: "dismiss" });
  },
  unkept(draft) {
    if (!isAny(draft, "keeping")) return;
    // Storing it anew failed, but the device has it from before.
    draft.phase = draft.kept && draft.kept === draft.attempt?.key ? "kept" : "unkept";
    draft.effects.push({ do: "dismiss" });
  },
  found(draft) {
    if (isAny(draft, "idle", "sent")) draft.phase = "kept";
  },
  sentLater(draft, event) {
    const { key, receipt, data } = event;
    const { own, tells } = leave(draft, event);
    if (tells) draft.effects.push({ do: "callOnSent", receipt, data });
    // The page has heard that it failed: the visitor hears the truth.
    else if (own && draft.reported) notify(draft, draft.attempt?.notices.sent);
    if (!own) return;
    draft.sent = key;
    draft.unreported = undefined;
    // Its own answer, when it comes, calls `onSent` no more.
    if (isOccupied(draft)) return;
    draft.attempt = undefined;
    draft.phase = event.left ? "kept" : "idle";
    if (!draft.typed) draft.effects.push({ do: "empty" });
  },
  refusedLater(draft, event) {
    const { own, tells } = leave(draft, event);
    if (isInFlight(draft, event.key)) return refuse(draft, event);
    if (tells) draft.effects.push({ do: "callOnFailed", failure: event.failure });
    if (own) {
      draft.unreported = draft.attempt = undefined;
      if (isOccupied(draft)) return;
      mark(draft, event.details);
      refused(draft);
    } else if (event.mine && !isOccupied(draft) && !draft.typed && !draft.attempt) {
      // What an earlier visit stored is given back, where nothing was typed in this one.
      draft.phase = "refused";
      draft.effects.push({ do: "restore", data: event.data });
    }
  },
};

export const nextOnDevice = reducerOf(deviceRules);

/** One request less on the device. */
function leave(draft: Draft, { key, left, mine }: Later) {
  const own = draft.attempt?.key === key;
  // Also of what the visitor has withdrawn while it was sent.
  const tells = mine || (own && draft.kept !== key && !draft.reported);
  if (draft.kept === key) draft.kept = undefined;
  if (isAny(draft, "kept") && !left) draft.phase = "idle";
  return { own, tells };
}
