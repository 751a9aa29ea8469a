import { tripName } from "@maloca/catalog/trips/trip";
import type { OfferedTrip } from "@maloca/catalog/trips/trip-options";
import * as styles from "./builder.css";
import { asksFor, hasButton, type Item } from "./builder.state";
import { widgetNames } from "./builder.widgets";
import { Field } from "./ui/field";
import { builderWidgets, builder as words } from "./words/builder";

interface ItemsProps {
  items: readonly Item[];
  trips: readonly OfferedTrip[];
  onAdd(): void;
  onRemove(id: number): void;
}

/** The widgets of the page, each with its trip and its link. */
export function Items({ items, trips, onAdd, onRemove }: ItemsProps) {
  return (
    <>
      {items.map((item, at) => (
        <fieldset key={item.id} className={styles.item}>
          {/* A single item needs no number. */}
          {items.length > 1 && (
            <legend className={styles.legend}>
              {words.item(at + 1)}
              <button
                type="button"
                className={styles.small}
                aria-label={words.removeItem(at + 1)}
                onClick={() => onRemove(item.id)}
              >
                {words.remove}
              </button>
            </legend>
          )}
          <ItemFields {...item} trips={trips} />
        </fieldset>
      ))}
      <button type="button" className={styles.small} onClick={onAdd}>
        {words.add}
      </button>
    </>
  );
}

function ItemFields({ id, widget, trip, trips }: Item & Pick<ItemsProps, "trips">) {
  return (
    <>
      <Field name={`widget.${id}`} label={words.widget} hint={builderWidgets[widget].purpose}>
        {widgetNames.map((name) => (
          <option key={name} value={name}>
            {builderWidgets[name].name}
          </option>
        ))}
      </Field>
      {asksFor(widget, "destination") && (
        <Field name={`destination.${id}`} label={words.destination}>
          {/* A gallery needs a destination. */}
          {widget !== "lightbox" && <option value="">{words.anyDestination}</option>}
          {trips.map((each) => (
            <option key={each.slug} value={each.slug}>
              {tripName(each)}
            </option>
          ))}
        </Field>
      )}
      {asksFor(widget, "package") && trip && (
        <Field key={trip.slug} name={`package.${id}`} label={words.package}>
          <option value="">{words.anyPackage}</option>
          {trip.packages.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Field>
      )}
      {hasButton(widget) && (
        <Field
          key={widget}
          name={`words.${id}`}
          label={words.words}
          hint={words.wordsHint(builderWidgets[widget].link.es)}
          maxLength={60}
        />
      )}
    </>
  );
}
