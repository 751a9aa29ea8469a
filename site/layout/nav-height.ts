/** Height of the fixed bar; a link to a section scrolls it to this distance from the window's top. */
export const NAV_HEIGHT = "68px";
