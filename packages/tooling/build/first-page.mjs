/** The message of a build to `npm start`: site, widgets and server can be used. */
export const FIRST_PAGE = "first page";
