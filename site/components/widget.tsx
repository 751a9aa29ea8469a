import { type InlineName, renderWidget } from "@maloca/widgets/server";

interface WidgetProps {
  name: InlineName;
  /** The element's attributes, as text; a boolean one is present with an empty text. */
  attributes?: Record<string, string | undefined>;
}

/** A widget that is part of the page: its markup is in the HTML, its code loads when it is needed. */
export function Widget({ name, attributes = {} }: WidgetProps) {
  const Tag: `maloca-${InlineName}` = `maloca-${name}`;
  const markup = { __html: renderWidget(name, attributes) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own markup
  return <Tag {...attributes} data-form="" dangerouslySetInnerHTML={markup} />;
}
