interface Named {
  name: string;
  fieldName?: string;
  kind?: string;
  description?: string;
}
/** What `custom-elements.json` says of an element. */
export interface Declaration {
  tagName: string;
  description: string;
  attributes: Named[];
  members: Named[];
  events: Named[];
  cssParts: Named[];
  cssProperties: Named[];
  strings: { name: string; default: string; counted?: true }[];
}
