import { Trips } from "../trips";

export default function Page() {
  return <Trips title="La otra" to="/" other="Los viajes" />;
}
