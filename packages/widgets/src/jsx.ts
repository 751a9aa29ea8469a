import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AttributesOf, ElementOf, MalocaEvents } from "./elements";
import type { WidgetName } from "./widgets";

/** `onmaloca-sent`, as React 19 listens to an element's own events. */
type Listeners<Events> = {
  [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void;
};

/** The JSX of the elements: attributes in kebab-case, events as `onmaloca-…`. */
export type MalocaElements = {
  [Name in WidgetName as `maloca-${Name}`]: Omit<
    DetailedHTMLProps<HTMLAttributes<HTMLElement>, ElementOf<Name>>,
    keyof AttributesOf<Name>
  > &
    AttributesOf<Name> &
    Listeners<MalocaEvents<Name>>;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends MalocaElements {}
  }
}
