import type { RequestFields } from "@maloca/catalog/requests/fields";
import type { Wording } from "@maloca/catalog/words";
import type { Opening } from "../../ui/dialog/modal";
import type { FormOptions } from "../submission/sending.options";

/** A form, as the code of the options sees it that few pages set. */
export interface AdjustableForm {
  /** Its widget's name. */
  name: string;
  /** The request's definition. */
  fields: RequestFields;
  /** The page's options. */
  options: FormOptions & Wording & { open?: Opening };
  /** Called after the page's values were filled in. */
  onPrefilled?(): void;
}
