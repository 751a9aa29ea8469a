import { describe, expect, it } from "vitest";
import { greetingName } from "../src/mail/greeting-name";

describe("a greeting has", () => {
  it.each(
    [
      // Spanish, Portuguese, English
      ...[
        "Ana",
        "María José Ñáñez",
        "José Ángel de la Peña y Ruiz",
        "Gonçalo Araújo-Brandão",
        "Zoë",
      ],
      ...[
        "Conceição",
        "Sinéad O’Connor",
        "D'Angelo Russell",
        "Anne-Marie",
        "Łukasz Żółć",
        "Nguyễn Thị",
      ],
      // Languages of Colombia: Wayuunaiki, Nasa Yuwe, Embera, Kogui, Inga, Palenquero
      ...[
        "Süchonʼ Epiayuu",
        "Kwe'sx Yuꞌk",
        "Nẽpono Domicó",
        "Mama Zẽukuâ",
        "Waira Ñambi",
        "Ngombé",
      ],
      // Other scripts
      ...["محمد عبد الله", "عَلِيّ", "李小龙", "山田 太郎", "リー・ミン".replace("・", " "), "김민준"],
      ...[
        "Анна Ковальчук",
        "Ольга",
        "Γιώργος Παπάς",
        "דוד כהן",
        "अनिता शर्मा",
        "สมชาย ใจดี",
        "Արամ",
        "ნინო",
      ],
    ].map((name) => [name.replace("ꞌ", "'")]),
  )("the name %s", (name) => {
    expect(greetingName(` ${name} `)).toBe(name.normalize("NFC"));
  });

  it.each([
    ...[
      "evil.com",
      "evil．com",
      "evilꓸcom",
      "evilꞏcom",
      "evil·com",
      "evil。com",
      "evil com",
      "evil punto co",
    ],
    ...[
      "ana@evil",
      "ana＠evil",
      "https꞉〳〳evil",
      "httpsꓽevil",
      "www evil",
      "evil⁄x",
      "evilǃ",
      "evil/x",
      "a:b",
    ],
    ...[
      "Ana 300",
      "Ana ٣٠٠",
      "Ana ３００",
      "+57",
      "Ana Ⅳ",
      "①",
      "Ana 🎁",
      "Ana!",
      "<b>Ana</b>",
      "Ana\nGana",
    ],
    ...[
      "Аna",
      "Anа Ruiz",
      "ana李",
      "𝐄𝐯𝐢𝐥",
      "Ｅｖｉｌ",
      "ⓔvil",
      "Ana\u202Eanimal",
      "Z̸̢̛̖̲̥alg",
      "Ana_Ruiz",
      "A, B",
    ],
    ...[
      "Gana un millón de pesos hoy mismo aquí",
      "x".repeat(41),
      "加我微信领取一千元现金红包吧朋友",
      "",
      " ",
      "'",
      "-Ana",
      "Ana -",
    ],
  ])("no name where %j was typed", (typed) => {
    expect(greetingName(typed)).toBe("");
  });
});
