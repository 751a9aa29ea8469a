// In the place of the site's own.
import "../../layout/client";
import "../../consultancy/dialogs";
