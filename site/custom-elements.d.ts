import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Widget<Attributes = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Attributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "maloca-booking": Widget<{ destination?: string; image?: string }>;
      "maloca-newsletter": Widget;
    }
  }
}
