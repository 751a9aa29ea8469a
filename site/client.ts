import "@maloca/widgets/loader";
import "./layout/dialogs";
import "./layout/english";
import "./layout/finder-on-intent";
import "./layout/nav";
import "./layout/hide-bar";
import "./layout/share";
import "./trip/sync-experiences";
