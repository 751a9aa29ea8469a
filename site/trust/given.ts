import { createContext, useContext } from "react";
import { type Trust, trust } from "../content/trust";

/** What the operator has given; a test gives another. */
export const GivenTrust = createContext<Trust>(trust);

export const useTrust = () => useContext(GivenTrust);
