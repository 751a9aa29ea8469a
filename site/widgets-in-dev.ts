/** On the dev server a widget has no markup in the HTML: that needs preact, and the server runs on React. */
export const renderWidget = () => "";
