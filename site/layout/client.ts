/** What every page runs before a visitor shows an intent. */
import "@maloca/widgets/loader";
import "./nav";
