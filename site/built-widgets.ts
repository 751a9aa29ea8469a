import { wakeFromFolder } from "../packages/widgets/src/core/loader/wake-from-folder";

/** Where the site's build has put the script-tag build's files. */
declare const __WIDGETS_FOLDER__: string;

// The same files as on a partner's page.
wakeFromFolder(location.origin + __WIDGETS_FOLDER__);
