import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import type { MalocaEvents } from "@maloca/widgets/elements";

/** The schema tells Angular that `maloca-…` are custom elements, not Angular components. */
@Component({
  selector: "app-root",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Ecohotel El Yarumo</h1>
      <button type="button" (click)="destination.set('Chocó')">Prefiero el Chocó</button>
      <button type="button" (click)="toggle()">{{ shown() ? "Quitar" : "Poner" }}</button>
      @if (shown()) {
        <button type="button" [attr.aria-expanded]="open()" (click)="open.set(true)">
          Reservar con el elemento
        </button>
        <maloca-booking
          [open]="open()"
          [destination]="destination()"
          [experiences]="experiences"
          partner="Ecohotel El Yarumo"
          endpoint="http://localhost:4173"
          (maloca-close)="open.set(false)"
          (maloca-sent)="sent($event)"
        />
      }
      <output>{{ news() }}</output>
    </main>
  `,
})
export class App {
  readonly destination = signal("Guaviare");
  readonly open = signal(false);
  readonly shown = signal(true);
  readonly news = signal("Sin solicitudes");
  readonly experiences = ["Safari de ballenas", "Clase de surf"];

  toggle() {
    this.shown.set(!this.shown());
    this.open.set(false);
  }

  sent({ detail }: MalocaEvents<"booking">["maloca-sent"]) {
    this.news.set(`${detail.request.name}: ${detail.reference}`);
  }
}
