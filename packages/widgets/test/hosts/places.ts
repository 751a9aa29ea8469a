import { type Host, READY } from "./host";

// Places of a widget on a page, and types of documents.

const around = (name: string, css: string): Host => ({
  name,
  css: `.around{${css}}`,
  body: '<div class="around"><p>Posada</p>$</div>',
});

const apart =
  '<button type="button" data-maloca-open="booking" data-package="Memoria de Piedra">Reservar</button>';

export const places: Host[] = [
  around("inside a transform", "transform:rotate(3deg) scale(.5);will-change:transform"),
  around("inside a filter", "filter:grayscale(1) blur(2px);backdrop-filter:blur(2px)"),
  around("inside a low box that cuts", "height:24px;width:200px;overflow:hidden;position:relative"),
  around("inside what fades in", "opacity:.01;mix-blend-mode:multiply;isolation:isolate"),
  around("inside strict containment", "contain:strict;height:200px;width:300px"),
  around("inside a container in perspective", "container-type:size;height:90px;perspective:9px"),
  around("inside a mask", "mask-image:linear-gradient(#000,#0000)"),
  {
    name: "below the highest z-index",
    css: `.cookies{position:fixed;z-index:2147483647;inset:auto 0 0;height:30vh;background:#fc0}
      .below{position:relative;z-index:-1}`,
    body: `${apart}<div class="below">$</div><div class="cookies">Cookies</div>`,
  },
  {
    name: "in a tab that is hidden at first",
    css: ".tab{display:none}",
    body: `${apart}<div class="tab">$</div>`,
  },
  {
    name: "in what is skipped until it comes into view",
    css: ".skipped{content-visibility:hidden}",
    body: `${apart}<div class="skipped">$</div>`,
  },
  {
    name: "inside what is inert",
    body: `${apart}<div inert="">$</div>`,
  },
  {
    name: "inside the page's form",
    body: '<form action="/wrong"><input name="q" required="" />$</form>',
    css: "form:invalid input{outline:2px solid red}",
  },
  {
    name: "inside the page's own dialog",
    body: '<dialog id="own"><p>Elige</p>$</dialog>',
    late: 'document.getElementById("own").showModal();',
  },
  {
    name: "inside the page's popover",
    body: '<div id="own" popover="manual"><p>Elige</p>$</div>',
    late: 'document.getElementById("own").showPopover();',
  },
  { name: "quirks mode", doctype: "" },
  {
    name: "XHTML doctype",
    doctype:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  },
  { name: "real XHTML", type: "application/xhtml+xml" },
  { name: "another base address", head: '<base href="https://elsewhere.invalid/folder/" />' },
  { name: "included three times", embed: '<script src="$/cdn/maloca.js"></script>'.repeat(3) },
  {
    name: "two versions at once",
    embed:
      '<script src="$/v1/maloca.js"></script><script src="$/cdn/maloca.js"></script><script type="module" src="$/v1/booking.js"></script>',
  },
  { name: "loaded after the page", embed: '<script async="" src="$/cdn/maloca.js"></script>' },
  { name: "in a sandboxed frame", framed: true },
  {
    name: "injected by a tag manager",
    embed: "",
    late: `const tag = document.createElement("script");
      tag.async = true;
      const policy = window.trustedTypes?.createPolicy("tags", { createScriptURL: (url) => url });
      const url = location.origin + "/cdn/maloca.js";
      tag.src = policy ? policy.createScriptURL(url) : url;
      tag.onload = () => { document.body.id = "ready"; };
      document.head.append(tag);`,
    ready: READY,
  },
];
