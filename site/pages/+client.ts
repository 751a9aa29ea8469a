import "@maloca/widgets/loader";
import "../layout/nav";
