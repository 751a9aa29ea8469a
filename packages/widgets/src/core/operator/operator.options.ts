/** The options of every widget that say who operates the trips (Ley 300 de 1996). */
export const operatorOptions = {
  /**
   * Who operates the trips: shown small below a widget on a page that is not the operator's own. Without
   * it the name is that of the operator's settings.
   */
  operator: "",
  /** The operator's number in Colombia's register of tourism (RNT); without it that of the settings. */
  rnt: "",
};

export type OperatorOptions = typeof operatorOptions;
