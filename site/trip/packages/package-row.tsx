import { Art } from "../../components/art";
import { grid } from "../../style/grid.css";
import * as styles from "./package-row.css";
import { PackageContent, PackageHead } from "./package-words";
import { PriceBlock } from "./price-block";
import { type PackageCardProps, ReservePackage } from "./reserve-package";

/** A package as a full-width row; the recommended one is dark. */
export function PackageRow(props: PackageCardProps) {
  const { package: one } = props;
  return (
    <article className={styles.row[one.badge ? "badged" : "plain"]}>
      <div className={grid}>
        <div className={styles.head}>
          <PackageHead package={one} />
          {one.image && <Art picture={one.image} className={styles.picture} />}
        </div>
        <div className={styles.body}>
          <PackageContent {...props} />
        </div>
        <div className={styles.price}>
          <PriceBlock price={one.price} unit={props.trip.priceUnit} />
          <ReservePackage {...props} />
        </div>
      </div>
    </article>
  );
}
