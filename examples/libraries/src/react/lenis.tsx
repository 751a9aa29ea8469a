import "lenis/dist/lenis.css";
import { ReactLenis } from "lenis/react";
import { Component, Element } from "../ours";

export default function Lenis() {
  return (
    <ReactLenis root>
      <main style={{ height: 3000, paddingTop: 600 }}>
        <Component />
        <Element />
      </main>
    </ReactLenis>
  );
}
