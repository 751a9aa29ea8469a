import { Component, Element } from "../ours";

export default function Plain() {
  return (
    <main>
      <Component />
      <Element />
    </main>
  );
}
