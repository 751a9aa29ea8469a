// First: pages read the documents when they are loaded.
import { order } from "./render-order";
import { renderPage, renderSite } from "./render-site";

const filesOf = ({ now, assets, page }: NonNullable<typeof order>) =>
  page ? renderPage(new Date(now), assets, page) : renderSite(new Date(now), assets);

/** What the order asks for. */
export const files = order && filesOf(order);

export { renderSite };
