// First: pages read the documents when they are loaded.

import { parentPort } from "node:worker_threads";
import { order } from "./render-order";
import { renderSite } from "./render-site";

if (order) parentPort?.postMessage(renderSite(new Date(order.now), order.assets));

export { renderSite };
