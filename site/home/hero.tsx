import { button } from "../components/button.css";
import { Hero } from "../components/hero";
import { hero } from "../content/home/opening";

export function HomeHero() {
  return (
    <Hero {...hero}>
      {hero.buttons.map(({ id, label }, i) => (
        <a key={id} className={i === 0 ? button.maize : button.outline} href={`#${id}`}>
          {label}
        </a>
      ))}
    </Hero>
  );
}
