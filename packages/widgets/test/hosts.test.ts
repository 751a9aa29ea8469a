import { testBookingOn } from "./hosts/book";
import { hosts } from "./hosts/hosts";
import { isSentinel } from "./hosts/pages";

// The hostile hosts that stand for the others; those are in `hosts.engines.test.ts`.

testBookingOn(hosts.filter(isSentinel));
