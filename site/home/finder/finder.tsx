import {
  assumesUnit,
  bySearch,
  formatCop,
  formatDays,
  formatUsd,
  GROUP_SIZE,
  type ListedTrip,
  leastQuote,
  listedWhen,
  MOST_PEOPLE,
  monthName,
  searchedTrip,
  tripName,
  trips,
} from "@maloca/catalog";
import type { ReactNode } from "react";
import { button } from "../../components/button.css";
import { LinkButton, ShareButton } from "../../components/buttons";
import { summary } from "../../components/fold.css";
import { subheading } from "../../components/texts.css";
import { WovenDivider } from "../../components/woven";
import { budgets, finder, lengths } from "../../content/finder";
import { home } from "../../content/home";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { CountryMap } from "./country-map";
import * as styles from "./finder.css";

/** The form's id: the reset button is outside of it, beside the result. */
const FORM_ID = "busqueda";

const months = Array.from({ length: 12 }, (_, i) => i + 1);

/**
 * A table of all trips by price, and a form that filters it (docs/product.md, "Finder"). Without scripts
 * only the table is shown.
 */
export function Finder({ now }: { now: Date }) {
  const listed = [...trips].sort((a, b) => bySearch(0)(searchedTrip(a, now), searchedTrip(b, now)));
  return (
    <section id="buscador" className={styles.finder}>
      <WovenDivider on="forest" />
      <div className={`${grid} ${styles.inside}`}>
        <h2 className={styles.title}>{home.finder.title}</h2>
        <div className={styles.ask}>
          <SearchForm />
        </div>
        <div className={styles.answer}>
          <FinderStatus />
          <p className={styles.share} data-finder-share="" data-idle="">
            <ShareButton />
          </p>
          <table className={styles.table}>
            <caption className={styles.caption}>{finder.caption}</caption>
            <thead className={styles.heads}>
              <tr>
                <th scope="col">{finder.trip}</th>
                <th scope="col" className={styles.price}>
                  {finder.from}
                </th>
              </tr>
            </thead>
            <tbody>
              {listed.map((trip) => (
                <Row key={trip.slug} trip={trip} now={now} />
              ))}
            </tbody>
          </table>
          <p className={styles.assumed} data-finder-assumed="" data-idle="">
            {`${finder.mark} ${tripWords.assumed}`}
          </p>
          <div className={styles.empty} data-finder-empty="" data-idle="">
            <p className={subheading}>{finder.empty}</p>
            <p className={styles.ways}>
              <LinkButton variant="clay" {...finder.otherwise} />
              <button type="reset" form={FORM_ID} className={button.outline}>
                {finder.all}
              </button>
            </p>
          </div>
        </div>
        <label className={styles.more}>
          <input type="checkbox" className={styles.radio} />
          <span className={summary}>{finder.all}</span>
        </label>
        <CountryMap />
      </div>
    </section>
  );
}

const choices = [
  { name: "dias", title: finder.days, options: lengths },
  {
    name: "presupuesto",
    title: finder.budget,
    options: budgets.map((cop) => ({ value: cop, label: formatCop(cop) })),
  },
];

function SearchForm() {
  return (
    <form id={FORM_ID} className={styles.form} action="/" data-finder="">
      <fieldset className={styles.months}>
        <legend className={styles.legend}>{finder.month}</legend>
        <label className={styles.anyMonth}>
          <input type="radio" name="mes" value="" defaultChecked className={styles.radio} />
          <span className={styles.month}>{finder.anyMonth}</span>
        </label>
        {months.map((month) => (
          <label key={month}>
            <input
              type="radio"
              name="mes"
              value={month}
              aria-label={monthName(month)}
              className={styles.radio}
            />
            <span className={styles.month}>{monthName(month).slice(0, 3)}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        <span className={styles.label}>{finder.people}</span>
        <input
          // Not a number: Firefox says 0 for one that is empty.
          type="text"
          name="personas"
          maxLength={String(MOST_PEOPLE).length}
          inputMode="numeric"
          className={styles.input}
        />
      </label>
      {choices.map(({ name, title, options }) => (
        <label key={name} className={styles.field}>
          <span className={styles.label}>{title}</span>
          <select name={name} className={styles.input}>
            <option value="">{finder.any}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className={`${button.clay} ${styles.submit}`}>
        {finder.show}
      </button>
    </form>
  );
}

function Row({ trip, now }: { trip: ListedTrip; now: Date }) {
  const { cop, usd, lead, group } = leastQuote(trip.packages);
  const { months, days, people, groupCop, later } = searchedTrip(trip, now);
  return (
    <tr
      data-months={months?.join("-")}
      data-days={days?.join("-")}
      data-people={`${people[0]}-${Number.isFinite(people[1]) ? people[1] : ""}`}
      data-cop={cop}
      data-sum={groupCop}
      data-group={group && GROUP_SIZE}
      data-later={later ? "" : undefined}
      data-assumed={assumesUnit(trip) ? "" : undefined}
    >
      <th scope="row" className={styles.trip}>
        <a href={`/${trip.slug}`}>{tripName(trip)}</a>
        <span className={styles.when}>{listedWhen(trip, now)}</span>
        {" · "}
        <span className={styles.when}>
          {formatDays(trip.packages.map(({ duration }) => duration))}
        </span>
      </th>
      <td className={styles.price}>
        <span className={styles.amount}>{formatCop(cop)}</span>
        <span className={styles.detail}>
          {group ? finder.group(GROUP_SIZE) : beside(lead, formatUsd(usd))}
        </span>
      </td>
    </tr>
  );
}

const beside = (lead: "cop" | "usd", dollars: string) =>
  lead === "cop" ? `${tripWords.approximately} ${dollars}` : dollars;

/**
 * The number of trips that fit the search, and the search in words. It is above each list of trips, hidden
 * without a search. `children` is a link back to the finder; the one in the finder is announced, and no other.
 */
export function FinderStatus({ children }: { children?: ReactNode }) {
  return (
    <p
      className={styles.status}
      role={children ? undefined : "status"}
      data-finder-status=""
      data-idle=""
    >
      <b />
      <span /> {children}
    </p>
  );
}
