import { useLayoutEffect as beforePaint, useEffect } from "react";

/** React's, except on a server: no effect runs there, and React 18 would warn about each one. */
export const useLayoutEffect = typeof document === "object" ? beforePaint : useEffect;
