/** With it the router keeps the pages that were left, hidden by React's `<Activity>`. */
export default { cacheComponents: true };
