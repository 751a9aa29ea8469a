import { describe, expect, it } from "vitest";
import { built, operatorOf } from "../src/operator/operator";
import { replaceInPage, replacerFor } from "../src/operator/shown-texts";

const facts = {
  brand: `Río "A" & O'B`,
  email: "hola@rio.invalid",
  rnt: "12345",
  phone: "+57 310 555 1200",
  messaging: { phone: "573105551200", shortLink: "" },
  consent: { version: "rio-1", es: { notice: "Al enviar $1 `autorizas`", request: "Sí" } },
  colors: { forest: "#102a43" },
};
const replace = replacerFor(operatorOf(facts));

describe("an operator's facts in built text", () => {
  it("are written as HTML, JSON and JavaScript want it", () => {
    expect(replace("<title>Viajes · Maloca</title>", "html")).toBe(
      "<title>Viajes · Río &#34;A&#34; &#38; O&#39;B</title>",
    );
    expect(JSON.parse(replace('{"name":"Maloca"}', "json"))).toEqual({ name: facts.brand });
    for (const quote of ['"', "'", "`"]) {
      const code = `${quote}de Maloca: ${built.consent.es.notice}${quote}`;
      const said = new Function(`return ${replace(code, "js")}`)();
      expect(said).toBe(`de ${facts.brand}: ${facts.consent.es.notice}`);
    }
    expect(replace("https://wa.me/573000000000?text=Hola%2C%20Maloca.", "html")).toBe(
      `https://wa.me/573105551200?text=Hola%2C%20${encodeURIComponent(facts.brand).replace("'", "&#39;")}.`,
    );
  });

  it("leave alone what only looks alike", () => {
    for (const other of ["MalocaBooking", "X-Maloca-Reference", "maloca-booking", "«Maloca»"])
      expect(replace(other, "js")).toBe(other);
    for (const other of ["2100000", "#000000", "1.00000"])
      expect(replace(other, "html")).toBe(other);
    expect(replace("RNT 00000", "html")).toBe("RNT 12345");
  });

  it("follow in every form: breaking addresses, telephone links, colours, versions", () => {
    expect(replace("hola@<wbr/>maloca.example", "html")).toBe("hola@<wbr/>rio.invalid");
    expect(replace('"tel:+573000000000"', "html")).toBe('"tel:+573105551200"');
    expect(replace("+57\u00a0300\u00a0000\u00a00000", "html")).toBe(
      "+57\u00a0310\u00a0555\u00a01200",
    );
    expect(replace("a{color:#12382b;b:%2312382b;c:#12382b80}", "html")).toBe(
      "a{color:#102a43;b:%23102a43;c:#102a4380}",
    );
    expect(replace('{version:"2026-11",newsletterVersion:"2026-11-newsletter"}', "js")).toBe(
      '{version:"rio-1",newsletterVersion:"2026-11-newsletter"}',
    );
  });

  it("change where WhatsApp leads and leave the telephone, or the other way round", () => {
    const shown = '"tel:+573000000000" "https://wa.me/573000000000?text=Hola" +57 300 000 0000';
    const messaging = { phone: "573105551200", shortLink: "" };
    expect(replacerFor(operatorOf({ messaging }))(shown, "html")).toBe(
      shown.replace("wa.me/573000000000", "wa.me/573105551200"),
    );
    expect(replacerFor(operatorOf({ phone: "+57 310 555 1200" }))(shown, "html")).toBe(
      '"tel:+573105551200" "https://wa.me/573000000000?text=Hola" +57 310 555 1200',
    );
  });

  it("may have a link for messages in place of a number", () => {
    const linked = replacerFor(
      operatorOf({ messaging: { phone: "", shortLink: "https://wa.me/message/AB1" } }),
    );
    expect(linked('href="https://wa.me/573000000000?text=Hola" x', "html")).toBe(
      'href="https://wa.me/message/AB1" x',
    );
    const code = 'messaging:{phone:"573000000000",shortLink:""}';
    expect(linked(code, "js")).toBe('messaging:{phone:"",shortLink:"https://wa.me/message/AB1"}');
  });

  it("stand in a page's text, scripts and structured data, each in its own way", () => {
    const page =
      '<p title="Maloca">Maloca</p><script type="application/ld+json">{"n":"Maloca"}</script><script>a="Maloca"</script>';
    const shown = replaceInPage(page, replace);
    expect(shown).toContain('<p title="Río &#34;A&#34; &#38; O&#39;B">');
    expect(shown).toContain(`{"n":${JSON.stringify(facts.brand)}}`);
    expect(shown).toContain('a="Río \\"A\\" & O\\\'B"');
  });

  it("of the build change nothing", () => {
    const page = "<p>Maloca, 00000, #12382b</p>";
    expect(replaceInPage(page, replacerFor(operatorOf({})))).toBe(page);
  });
});
