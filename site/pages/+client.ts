import "@maloca/widgets/loader";
import "../layout/dialogs";
import "../layout/finder-on-intent";
import "../layout/nav";
import "../layout/bar-away";
import "../trip/sync-experiences";
