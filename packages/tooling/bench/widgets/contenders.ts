export interface Contender {
  name: string;
  own?: true;
  /** Contenders of one kind are compared with each other; one without a kind shows nothing that opens. */
  rival?: "lightbox" | "dialog" | "floating help";
  markup: string;
  /** Bundled for its page; ours is the unchanged script-tag build. */
  entry?: string;
  /** Files that its vendor serves unchanged: name in the page, path among the packages. */
  vendor?: Record<string, string>;
  /** The element that a visitor presses. */
  opener: string;
  /** The element that is then visible. */
  opened: string;
}

/** The measured products, each set up as its documentation says. */
export const contenders: Contender[] = [
  {
    name: "maloca-lightbox",
    own: true,
    rival: "lightbox",
    markup: '<maloca-lightbox><a id="opener" href="/picture.svg">Bahía</a></maloca-lightbox>',
    opener: "#opener",
    opened: "maloca-lightbox dialog[open]",
  },
  {
    name: "PhotoSwipe",
    rival: "lightbox",
    markup: `<div id="gallery">
      <a id="opener" href="/picture.svg" data-pswp-width="1200" data-pswp-height="800">Bahía</a>
    </div>`,
    entry: `
      import "photoswipe/style.css";
      import Lightbox from "photoswipe/lightbox";
      const lightbox = new Lightbox({
        gallery: "#gallery", children: "a", pswpModule: () => import("photoswipe"),
      });
      lightbox.init();`,
    opener: "#opener",
    opened: ".pswp",
  },
  {
    name: "maloca-booking",
    own: true,
    rival: "dialog",
    markup: `<maloca-booking destination="Guaviare">
      <a id="opener" href="https://wa.me/573000000000">Reservar</a>
    </maloca-booking>`,
    opener: "#opener",
    opened: "maloca-booking dialog[open]",
  },
  {
    name: "Shoelace dialog",
    rival: "dialog",
    // With the same fields as the booking.
    markup: `<button id="opener" type="button">Reservar</button>
      <sl-dialog label="Reserva"><form>
        <sl-input label="Nombre completo"></sl-input><sl-input label="Correo electrónico"></sl-input>
        <sl-input label="Teléfono"></sl-input><sl-input label="Destino"></sl-input>
        <sl-input label="Fechas"></sl-input><sl-input label="Viajeros"></sl-input>
        <sl-textarea label="Mensaje"></sl-textarea><sl-button type="submit">Enviar</sl-button>
      </form></sl-dialog>`,
    entry: `
      import "@shoelace-style/shoelace/dist/themes/light.css";
      import "@shoelace-style/shoelace/dist/components/dialog/dialog.js";
      import "@shoelace-style/shoelace/dist/components/input/input.js";
      import "@shoelace-style/shoelace/dist/components/textarea/textarea.js";
      import "@shoelace-style/shoelace/dist/components/button/button.js";
      const dialog = document.querySelector("sl-dialog");
      document.getElementById("opener").addEventListener("click", () => dialog.show());`,
    opener: "#opener",
    opened: "sl-dialog .dialog__panel",
  },
  {
    name: "Formbricks",
    markup: "",
    entry: `
      import formbricks from "@formbricks/js";
      formbricks.setup({ workspaceId: "demo", appUrl: "https://app.formbricks.com" });`,
    opener: "",
    opened: "",
  },
  {
    name: "Stripe",
    markup: "",
    entry: `
      import { loadStripe } from "@stripe/stripe-js";
      loadStripe("pk_test_demo").catch(() => {});`,
    opener: "",
    opened: "",
  },
  {
    // Its form is in a frame from its vendor's servers; only the code around the frame is measured.
    name: "Typeform popup, without its form",
    rival: "dialog",
    markup: '<button id="opener" type="button">Reservar</button>',
    entry: `
      import "@typeform/embed/build/css/popup.css";
      import { createPopup } from "@typeform/embed";
      const popup = createPopup("demo");
      document.getElementById("opener").addEventListener("click", popup.open);`,
    opener: "#opener",
    opened: ".tf-v1-popup",
  },
  {
    // Its calendar is in such a frame, too.
    name: "Cal.com embed, without its calendar",
    rival: "dialog",
    markup: '<button id="opener" type="button" data-cal-link="demo">Reservar</button>',
    entry: `
      import load from "@calcom/embed-snippet";
      load("/vendor/embed.js")("init", { origin: "https://app.cal.com" });`,
    vendor: { "embed.js": "@calcom/embed-core/dist/embed/embed.js" },
    opener: "#opener",
    opened: "cal-modal-box .modal-box",
  },
  {
    name: "maloca-help",
    own: true,
    rival: "floating help",
    markup: "<maloca-help></maloca-help>",
    opener: "maloca-help [part=button]",
    opened: "maloca-help [part=panel]",
  },
  {
    name: "react-floating-whatsapp",
    rival: "floating help",
    markup: '<div id="root"></div>',
    entry: `
      import { createRoot } from "react-dom/client";
      import { FloatingWhatsApp } from "react-floating-whatsapp";
      createRoot(document.getElementById("root")).render(
        <FloatingWhatsApp phoneNumber="573000000000" accountName="Maloca" allowEsc />,
      );`,
    opener: "#root [class*=whatsappButton]",
    opened: "#root [class*=whatsappChatBox][class*=open]",
  },
];
