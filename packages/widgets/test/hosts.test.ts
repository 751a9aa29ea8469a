import { testBookingOn } from "./hosts/book";
import { hosts, isSentinel } from "./hosts/pages";

// The hostile hosts that stand for the others; those are in `hosts.others.test.ts`.

testBookingOn(hosts.filter(isSentinel));
