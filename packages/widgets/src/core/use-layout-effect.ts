import { useLayoutEffect as beforePaint, useEffect } from "react";

/** React's own, except on a server: no effect runs there, and React 18 would warn of each component's. */
export const useLayoutEffect = typeof document === "object" ? beforePaint : useEffect;
