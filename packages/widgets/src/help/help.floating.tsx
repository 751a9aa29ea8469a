import { autoUpdate, flip, offset, shift, size, useFloating } from "@floating-ui/react";
import { useState } from "react";
import { type HelpPanelProps, HelpPanel as Panel } from "./help.panel";
import { EDGE, GAP } from "./help.panel.css";

/** The panel for browsers without CSS anchors: @floating-ui positions it, and moves it with its button. */
export function HelpPanel(props: HelpPanelProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { floatingStyles, isPositioned } = useFloating({
    open: true,
    placement: "top-end",
    strategy: "fixed",
    elements: { reference: props.button, floating: panel },
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${availableHeight}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const visibility = isPositioned ? "visible" : "hidden";
  return <Panel {...props} style={{ ...floatingStyles, visibility }} onShown={setPanel} />;
}
