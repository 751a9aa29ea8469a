/** Options of every form. */
export const formOptions = {
  /**
   * What empty fields start with, by the request's own names, as `{"dates":"julio","travelers":"2"}`.
   * A button gives it as `data-prefill-dates="julio"`. What a visitor typed stays.
   */
  prefill: {} as Readonly<Record<string, string>>,
};

export type FormOptions = typeof formOptions;
