import { dayHeight, dayWidth } from "@maloca/artwork/frieze/frieze-view";
import type { PlanDay } from "@maloca/catalog";
import { shownFrom } from "../../content/operator-pictures";
import * as styles from "./day-frieze.css";
import type { DayPlan } from "./day-plans";

/** The address of a part of a frieze; the part is scaled to cover its box. */
const part = (src: string, [left, top]: [number, number], [width, height]: [number, number]) =>
  `${shownFrom(src)}#svgView(viewBox(${left},${top},${width},${height})preserveAspectRatio(xMidYMid%20slice))`;

/** Size of the night sky between two days, and its distance from the drawing's top. */
const NIGHT = [84, 70] as const;
const MOON = 12;

interface DayFriezeProps {
  plan: DayPlan;
}

/**
 * A trip's days, each with its part of one drawing: side by side in a wide window, below each other on a phone.
 * The drawing has no text alternative: the words say the same.
 */
export function DayFrieze({ plan: { src, days } }: DayFriezeProps) {
  return (
    <ol className={styles.frieze[days.length > MOST_IN_A_ROW ? "rows" : "row"]}>
      {days.map((day, i) => (
        <li key={day.title} className={styles.day}>
          <img
            src={part(src, [i * dayWidth, 0], [dayWidth, dayHeight])}
            alt=""
            width={dayWidth}
            height={dayHeight}
            loading="lazy"
            className={styles.light}
          />
          {i < days.length - 1 && (
            <img
              src={part(src, [(i + 1) * dayWidth - NIGHT[0] / 2, MOON], [...NIGHT])}
              alt=""
              width={NIGHT[0]}
              height={NIGHT[1]}
              loading="lazy"
              className={styles.night}
            />
          )}
          <h3 className={styles.title}>{day.title}</h3>
          <p className={styles.text}>{day.text}</p>
          <DayMarks day={day} />
        </li>
      ))}
    </ol>
  );
}

const MOST_IN_A_ROW = 5;

interface DayMarksProps {
  day: PlanDay;
  place?: keyof typeof styles.marks;
}

export function DayMarks({ day: { rides = [], meals = [], bed }, place = "day" }: DayMarksProps) {
  if (rides.length + meals.length === 0 && !bed) return null;
  return (
    <ul className={styles.marks[place]}>
      {rides.map((ride) => (
        <li key={ride} className={styles.mark.ride}>
          {ride}
        </li>
      ))}
      {meals.map((meal) => (
        <li key={meal} className={styles.mark.meal}>
          {meal}
        </li>
      ))}
      {bed && <li className={styles.mark.bed}>{bed}</li>}
    </ul>
  );
}
