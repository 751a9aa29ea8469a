import * as words from "./package-words.css";

interface FeaturesProps {
  items: readonly string[];
  look?: keyof typeof words.feature;
  className?: string;
}

/** What a package or a lodging includes. */
export const Features = ({ items, look = "plain", className = words.features }: FeaturesProps) => (
  <ul className={className}>
    {items.map((feature) => (
      <li key={feature} className={words.feature[look]}>
        {feature}
      </li>
    ))}
  </ul>
);
