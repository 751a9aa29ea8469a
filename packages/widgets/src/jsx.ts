import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { AttributesOf, ElementOf, MalocaEvents } from "./elements";
import type { WidgetName } from "./widgets";

/** `onmaloca-sent`: React 19 listens to an element's events by such names. */
type Listeners<Events> = {
  [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void;
};

/** The elements in JSX: attributes in kebab-case, events as `onmaloca-…`. */
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
