/** While developing, a widget draws itself: its markup comes from preact, and dev runs on React. */
export const renderWidget = () => "";
