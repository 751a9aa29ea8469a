import type { RequestFields } from "@maloca/catalog/requests/fields";
import type { Wording } from "@maloca/catalog/words";
import type { Opening } from "../../ui/dialog/modal";
import type { FormOptions } from "../submission/sending.options";

/** A form whose page may have set options that few pages set. */
export interface AdjustableForm {
  /** Its widget's name. */
  name: string;
  /** The request's definition. */
  fields: RequestFields;
  /** What the page has set. */
  options: FormOptions & Wording & { open?: Opening };
  /** Some fields were filled by the page. */
  onPrefilled?(): void;
}

/** Where the browser has assistants that fill in forms (WebMCP), as few have. */
export interface WithAssistants {
  modelContext?: EventTarget;
}
