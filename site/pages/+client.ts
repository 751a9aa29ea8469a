import "@maloca/widgets/loader";
import "../layout/nav";
import "../trip/picked";
