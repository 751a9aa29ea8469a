/** The option of every element that reports what visitors do with it. */
export const analyticsOptions = {
  /**
   * `dataLayer` pushes `maloca_open`, `maloca_sent` and `maloca_failed` there for the page's tag manager,
   * without personal data, and only while `analytics_storage` is granted. Components have their
   * callbacks instead.
   */
  analytics: "",
};
