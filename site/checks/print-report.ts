import { contentReport, priceReport } from "./report";

// They only report, and never fail: `npm run check:content`, the facts that the operator still has to provide, page by
// page (docs/decisions.md, "No invented facts"), and `npm run check:prices`, the stated prices that differ from other
// figures on the pages (docs/decisions.md, "Money is shown as stated").
console.log(process.argv[2] === "prices" ? priceReport() : contentReport());
