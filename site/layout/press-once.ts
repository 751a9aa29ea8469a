import { repeatsPress } from "../../packages/widgets/src/core/press";

// Script of the pages' own links, and of buttons that are forms until their widget's script has come: a repeated
// press opens, mails or calls once. What is inside a widget looks after itself.
addEventListener("click", (event) => {
  const currentTarget = (event.target as Element).closest("a,[target] button");
  if (currentTarget && repeatsPress({ currentTarget, timeStamp: event.timeStamp }))
    event.preventDefault();
});
