/** For tests of pages with widgets: a fake lead server, for MSW or Playwright, and page objects. */
export * from "./testing/fake-server";
export { completeJsdom } from "./testing/jsdom";
export { type MswHttp, mswHandlers } from "./testing/msw";
export {
  type TestLocator,
  type TestPage,
  type Typed,
  type WidgetObjects,
  widgetOn,
} from "./testing/page-objects";
export { type RoutablePage, routeCalls } from "./testing/playwright";
