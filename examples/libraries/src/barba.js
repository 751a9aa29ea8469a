import barba from "@barba/core";

barba.init({ transitions: [{ name: "plain", leave() {}, enter() {} }] });
