/** Of the fixed bar; anchors stop this far below the window's top. */
export const NAV_HEIGHT = "68px";
