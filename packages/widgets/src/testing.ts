/** For tests of pages with widgets: a fake lead server, for MSW or Playwright, and page objects. */
export * from "./testing/fake-server";
export type { Typed } from "./testing/form-objects";
export { completeJsdom } from "./testing/jsdom";
export { type MswHttp, mswHandlers } from "./testing/msw";
export { type WidgetObjects, widgetOn } from "./testing/page-objects";
export { type RoutablePage, routeCalls } from "./testing/playwright";
export type { TestLocator, TestPage } from "./testing/test-page";
