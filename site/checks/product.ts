import { writeFileSync } from "node:fs";
import { requestsPage } from "./product-requests";

// Part of `npm run docs`: writes the tables of `docs/product/requests.md` from the catalog and its texts.
writeFileSync(new URL("../../docs/product/requests.md", import.meta.url), requestsPage());
