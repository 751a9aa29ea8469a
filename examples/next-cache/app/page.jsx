import { Trips } from "./trips";

export default function Page() {
  return <Trips title="Los viajes" to="/otra" other="Otra página" />;
}
