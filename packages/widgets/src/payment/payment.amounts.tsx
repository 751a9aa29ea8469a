import { formatCop } from "@maloca/catalog/money";
import { type PaymentOption, paymentAmounts } from "@maloca/catalog/requests/payment.amounts";
import * as styles from "./payment.css";
import type { paymentOptions } from "./payment.options";

interface AmountsProps {
  /** Whole pesos; NaN, zero or below while unknown. */
  total: number;
  option: PaymentOption;
  options: typeof paymentOptions;
  text: typeof paymentOptions.strings;
}

/** The amounts to pay now and later, updated while typing. */
export function Amounts({ total, option, options, text }: AmountsProps) {
  const { now, balance } = paymentAmounts(total, option, options.depositPercent);
  return (
    <div className={styles.figures} role="status">
      {total > 0 ? (
        <dl className={styles.pair}>
          <div className={styles.figure}>
            <dt className={styles.term}>{text.now}</dt>
            <dd className={styles.now}>{formatCop(now)}</dd>
          </div>
          <div className={styles.figure}>
            <dt className={styles.term}>{text.balance}</dt>
            <dd className={styles.later}>{formatCop(balance)}</dd>
            <dd className={styles.due}>
              {balance ? options.dueText || text.balanceDue : text.settled}
            </dd>
          </div>
        </dl>
      ) : (
        <p className={styles.unknown}>{text.unknown}</p>
      )}
    </div>
  );
}
