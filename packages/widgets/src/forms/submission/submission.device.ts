import { toJson } from "../../core/json";
import {
  check,
  type Draft,
  fail,
  isAny,
  isOccupied,
  notify,
  type Rules,
  reducerOf,
} from "./submission";
import { accept, isInFlight, keep, mark, refused } from "./submission.answers";
import type { DeviceEvent, Later } from "./submission.types";

/** The rules for events of the device's storage and the offline queue. */
export const deviceRules: Rules<DeviceEvent> = {
  keepAsked(draft) {
    if (isOccupied(draft)) return;
    draft.reported = false;
    // Text that was typed since is stored instead of the last attempt.
    if (draft.attempt && !draft.typed) keep(draft, draft.attempt);
    else check(draft, "keeping");
  },
  forgetAsked(draft) {
    if (isOccupied(draft)) return;
    // Not a failure: the visitor has deleted it.
    forgotten(draft);
    draft.effects.push({ do: "forgetAll" });
  },
  // Nobody told how it ended.
  gone: (draft) => isAny(draft, "kept") && forgotten(draft),
  kept(draft, { key }) {
    draft.kept = key;
    // It was sent or refused while it was being stored.
    if (key === draft.sent) return accept(draft);
    if (key !== draft.attempt?.key) return refused(draft);
    draft.phase = "kept";
    draft.effects.push({ do: "dismiss" });
  },
  unkept(draft) {
    if (!isAny(draft, "keeping")) return;
    // Storing it again failed, but it is still stored from before.
    draft.phase = draft.kept && draft.kept === draft.attempt?.key ? "kept" : "unkept";
    draft.effects.push({ do: "dismiss" });
  },
  found(draft) {
    if (isAny(draft, "idle", "sent")) draft.phase = "kept";
  },
  sentLater(draft, event) {
    const { key, receipt, data } = event;
    const { isLatest, callsPage } = leave(draft, event);
    if (callsPage) draft.effects.push({ do: "callOnSent", receipt, data });
    // `onFailed` was called for it, so `onSent` is not; a toast tells the visitor.
    else if (isLatest && draft.reported) notify(draft, draft.attempt?.notices.sent);
    if (!isLatest) return;
    draft.sent = key;
    draft.unreported = undefined;
    // The answer to the form's own request is still to come, and will not call `onSent` again.
    if (isOccupied(draft)) return;
    draft.attempt = undefined;
    draft.phase = event.left ? "kept" : "idle";
    draft.stale = !draft.typed;
    if (draft.stale) draft.effects.push({ do: "empty" });
  },
  refusedLater(draft, event) {
    const { isLatest, callsPage } = leave(draft, event);
    // The answer to the form's own call is still to come: a second press now would send it beside that call.
    if (isInFlight(draft, event.key)) return;
    if (callsPage) draft.effects.push({ do: "callOnFailed", failure: event.failure });
    if (isLatest) {
      draft.unreported = undefined;
      // What is being stored on the device must not stay there.
      if (isAny(draft, "keeping")) draft.attempt = undefined;
      if (isOccupied(draft)) return;
      mark(draft, event.details);
      refused(draft);
    } else if (event.reports && !isOccupied(draft) && !draft.typed && !draft.attempt) {
      // If nothing was typed in this visit.
      restore(draft, event);
      refused(draft);
    }
  },
  dropped(draft, event) {
    const saidKept = isAny(draft, "kept");
    const failure = draft.unreported ?? event.failure;
    const { isLatest } = leave(draft, event);
    if (!saidKept) return;
    if (!isLatest) {
      if (!event.reports || !draft.mounted || draft.typed || draft.attempt) return;
      restore(draft, event);
    }
    fail(draft, { failure, online: true });
  },
};

export const nextOnDevice = reducerOf(deviceRules);

/** A request of an earlier visit returns to the form, with its key: its answer may have been lost. */
function restore(draft: Draft, { key, data, notices }: Later) {
  draft.attempt = { key, body: toJson(data), data, notices };
  draft.effects.push({ do: "restore", data });
}

function forgotten(draft: Draft) {
  draft.kept = draft.unreported = undefined;
  draft.phase = "idle";
}

/** A request has left the device. Returns whether it is this form's latest, and whether to call the page. */
function leave(draft: Draft, { key, left, reports }: Later) {
  const isLatest = draft.attempt?.key === key;
  // Also if the visitor has deleted it while it was being sent.
  const callsPage = reports || (isLatest && draft.kept !== key && !draft.reported);
  if (draft.kept === key) draft.kept = undefined;
  if (isAny(draft, "kept") && !left) draft.phase = "idle";
  return { isLatest, callsPage };
}
