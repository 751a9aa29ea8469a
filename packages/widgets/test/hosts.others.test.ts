// tier: merge

import { testBookingOn } from "./hosts/book";
import { hosts, isSentinel } from "./hosts/pages";

testBookingOn(hosts.filter((host) => !isSentinel(host)));
