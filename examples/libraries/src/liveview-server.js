/** What a view of Phoenix LiveView sends over its socket, without a server: the first rendering and its changes. */
export class Server {
  readyState = 0;

  constructor() {
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.({});
    });
  }

  send(message) {
    const [join, ref, topic, event] = JSON.parse(message);
    const reply = (response) =>
      this.push([join, ref, topic, "phx_reply", { status: "ok", response }]);
    if (event !== "phx_join") return reply({});
    const statics = [
      "<main><h1>LiveView</h1><p>Quedan ",
      ' cupos</p><maloca-booking destination="Guaviare"><a href="#reservar">Reservar</a></maloca-booking></main>',
    ];
    reply({ rendered: { 0: "9", s: statics }, liveview_version: "1.2.12" });
    let changes = 0;
    addEventListener("cambios", () => {
      setInterval(() => {
        this.push([join, null, topic, "diff", { 0: `${++changes}` }]);
        document.querySelector("output").textContent = changes;
      }, 300);
    });
  }

  push(message) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  close() {
    this.readyState = 3;
    this.onclose?.({ code: 1000, wasClean: true });
  }
}
