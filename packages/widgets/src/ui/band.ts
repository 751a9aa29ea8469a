/** A woven band: a row of triangles of one colour on another, each `width` by `height` px. */
export const band = (tip: string, background: string, width = 16, height = 8) =>
  `conic-gradient(from 135deg at 50% 0, ${tip} 90deg, ${background} 0) 0 0 / ${width}px ${height}px`;
