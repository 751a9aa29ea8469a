import { wakeFromFolder } from "../packages/widgets/src/core/loader/wake-from-folder";

/** The folder with the files of the script-tag build; the site's build sets it. */
declare const __WIDGETS_FOLDER__: string;

// The site loads the same files as a partner's page.
wakeFromFolder(location.origin + __WIDGETS_FOLDER__);
