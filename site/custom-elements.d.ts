import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Widget<Attributes = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Attributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "maloca-booking": Widget<{
        destination?: string;
        concept?: string;
        "fixed-concept"?: boolean;
        experiences?: string;
        image?: string;
      }>;
      "maloca-contact": Widget;
      "maloca-experiences": Widget;
      "maloca-help": Widget;
      "maloca-lightbox": Widget;
      "maloca-newsletter": Widget;
      "maloca-partnership": Widget;
      "maloca-payment": Widget<{ "deposit-percent"?: number; "due-text"?: string }>;
      "maloca-trip-wizard": Widget;
    }
  }
}
