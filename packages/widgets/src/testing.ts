/** For tests of pages with widgets: a fake lead server, for MSW or Playwright, and page objects. */
export * from "./testing/fake-server";
export type { TestLocator, TestPage, Typed } from "./testing/form-objects";
export { completeJsdom } from "./testing/jsdom";
export { type WidgetObjects, widgetOn } from "./testing/page-objects";
export { type MswHttp, mswHandlers, type RoutablePage, routeCalls } from "./testing/routes";
