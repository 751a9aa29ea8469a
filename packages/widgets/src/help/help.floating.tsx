import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/react";
import { useLayoutEffect, useState } from "react";
import { type HelpPanelProps, HelpPanel as Panel } from "./help.panel";
import { EDGE, GAP } from "./help.panel.css";

const middleware = [
  offset(GAP),
  flip({ padding: EDGE }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${availableHeight}px`;
    },
  }),
];

/** The panel for browsers without CSS anchors: @floating-ui positions it, and moves it with its button. */
export function HelpPanel(props: HelpPanelProps) {
  const { button } = props;
  /** A new object each time that the panel is shown: while it was moved it had no size. */
  const [shown, setShown] = useState<{ panel: HTMLElement }>();
  /** Its place in the window, from the upper left corner; empty until it is known. */
  const [transform, setTransform] = useState("");

  useLayoutEffect(() => {
    if (!shown) return;
    const { panel } = shown;
    const place = async () => {
      const { x, y } = await computePosition(button, panel, {
        placement: "top-end",
        strategy: "fixed",
        middleware,
      });
      setTransform(`translate(${x}px, ${y}px)`);
    };
    // Not while an observer reports a size: what is rendered then may change it, which the browser logs as a loop.
    return autoUpdate(button, panel, () => void requestAnimationFrame(place));
  }, [button, shown]);

  return (
    <Panel
      {...props}
      style={{
        position: "fixed",
        left: "0",
        top: "0",
        transform,
        visibility: transform ? "visible" : "hidden",
      }}
      onShown={(panel) => setShown({ panel })}
    />
  );
}
