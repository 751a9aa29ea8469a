import type { ComponentType } from "react";
import type { Options } from "./options/attributes";
import type { Overrides } from "./options/element-options";

/** The detail of `onOpen` and `maloca-open`. */
export interface Opened {
  /** `press`: a button or link. `page`: the page's own script or markup. */
  reason: "press" | "page";
}

/** The detail of `onClose` and `maloca-close`. */
export interface Closed {
  /**
   * `button`, `escape`: the visitor, with the close button, or with Escape or the back gesture. `away`: a press or the
   * focus outside of a panel. `sent`: its request was stored. `page`: the page's own script. `hidden`: the page hid it.
   * `removed`: the page removed it.
   */
  reason: "button" | "escape" | "away" | "sent" | "page" | "hidden" | "removed";
}

/** What a dialog or a panel tells. */
export interface DialogEvents {
  /** Asked before it opens; `false` keeps it closed. An element fires `maloca-open`, which can be cancelled. */
  mayOpen?(): boolean;
  /** A dialog or a panel was opened. */
  onOpen?(detail: Opened): void;
  /** Asked before the visitor closes it; `false` keeps it open. An element fires `maloca-close`, which can be cancelled. */
  mayClose?(detail: Closed): boolean;
  /** A dialog or a panel was closed. What was typed is kept. */
  onClose?(detail: Closed): void;
}

/** Events of every widget: callbacks in React, `maloca-*` events on an element. */
export interface WidgetEvents<Sent = unknown, Choice = unknown> extends DialogEvents {
  /** Something was chosen, and nothing is sent. */
  onChange?(detail: Choice): void;
  /** The server has stored the request; without a server, another app has opened with it. */
  onSent?(detail: Sent): unknown;
  /** Nothing was stored, or the widget failed. The visitor saw a message, and what was typed is kept. */
  onFailed?(detail: Failure): void;
}

export interface Failure {
  /**
   * `network`: no answer. `refused`: an answer that says no. `render`: the widget itself broke.
   * `attribute`: one of the element's is wrong; its default holds.
   */
  reason: "network" | "refused" | "render" | "attribute";
  /** The server's code or the error's text; never what the visitor typed. */
  message: string;
}

/** A widget's definition, for its element and for the build. */
export interface WidgetDefinition<
  Kind extends "dialog" | "inline" = "dialog" | "inline",
  // biome-ignore lint/suspicious/noExplicitAny: the adapter only passes a widget its own options
  Props = any,
  Table extends Options = Options,
> {
  /** Its noun: the tag is `maloca-{noun}`. */
  name: string;
  /** A dialog shows nothing until it is opened; an inline widget is in the page's HTML. */
  kind: Kind;
  component: ComponentType<Props>;
  options: Table;
  /**
   * Props from an element's light children, read each time it is shown.
   * @param opener the pressed link or button.
   */
  fromMarkup?(element: HTMLElement, opener?: Element): Record<string, unknown>;
  /** Whether focus on its element goes to the first control in it. */
  delegatesFocus?: true;
}

/** A widget as a custom element. */
export interface MalocaElement extends HTMLElement {
  /** Dialogs: whether it is open. The attribute opens it; the element itself writes none. */
  open: boolean;
  /** Dialogs: opens it with options that apply until it is closed; `opener` is the pressed button. */
  show(overrides?: Overrides, opener?: HTMLElement): void;
  /** Dialogs: closes it and keeps what was typed. */
  close(): void;
}
