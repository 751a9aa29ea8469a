import { button } from "../components/button.css";
import { Poster } from "../components/poster";
import { hero } from "../content/home/opening";

export function Hero() {
  return (
    <Poster {...hero}>
      {hero.buttons.map(({ id, label }, i) => (
        <a key={id} className={i === 0 ? button.maize : button.outline} href={`#${id}`}>
          {label}
        </a>
      ))}
    </Poster>
  );
}
