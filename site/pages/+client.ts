import "@maloca/widgets/loader";
import "../layout/dialogs";
import "../layout/nav";
import "../trip/sync-experiences";
