import { Closing } from "../components/closing";
import { Figures } from "../components/figures";
import { ReserveButton } from "../components/reserve-button";
import { vision } from "../content/home/closing";

export function Vision() {
  return (
    <Closing title={vision.title} picture={vision.image}>
      <Figures facts={vision.figures} on="forest" layout="even" />
      <p>{vision.text}</p>
      <ReserveButton variant="maize">{vision.reserve}</ReserveButton>
    </Closing>
  );
}
