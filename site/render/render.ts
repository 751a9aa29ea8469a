// First: pages read the documents when they are loaded.

import { parentPort } from "node:worker_threads";
import { order } from "./render-order";
import { renderPage, renderSite } from "./render-site";

if (order) {
  const { now, assets, page } = order;
  const day = new Date(now);
  parentPort?.postMessage(page ? renderPage(day, assets, page) : renderSite(day, assets));
}

export { renderSite };
