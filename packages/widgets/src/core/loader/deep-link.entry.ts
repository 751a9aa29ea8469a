import { openFromAddress } from "./deep-link";

// Imported by the loader where its tag has `data-deep-link`.
openFromAddress();
