import { createContext, useContext } from "react";
import { type Trust, trust } from "../content/trust";

/** The operator's hosts, photos and reviews. Tests provide others. */
export const TrustContext = createContext<Trust>(trust);

export const useTrust = () => useContext(TrustContext);
