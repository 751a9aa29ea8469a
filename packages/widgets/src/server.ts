import type { Attributes } from "./core/declarative-shadow-root";
import type { InlineName } from "./core/widget-names";
import { render as contact } from "./server/contact";
import { render as experiences } from "./server/experiences";
import { render as help } from "./server/help";
import { render as newsletter } from "./server/newsletter";
import { render as partnership } from "./server/partnership";
import { render as tripWizard } from "./server/trip-wizard";

export type { Attributes, InlineName };

// Each of these is built on its own, so that a widget's markup carries its own styles only.
const render: Record<InlineName, (attributes: Attributes) => string> = {
  contact,
  experiences,
  help,
  newsletter,
  partnership,
  "trip-wizard": tripWizard,
};

/**
 * The inside of `<maloca-{name} …attributes>`, for a page that is rendered on a server or ahead of
 * time. Give the element the same attributes.
 */
export function renderWidget(name: InlineName, attributes: Attributes = {}): string {
  return render[name](attributes);
}
