import { Art } from "../../components/art";
import * as styles from "./package-column.css";
import { PackageContent, PackageHead } from "./package-words";
import { PriceBlock } from "./price-block";
import { type PackageCardProps, ReservePackage } from "./reserve-package";

/** A package as one of three columns, whose prices and buttons are aligned. */
export function PackageColumn(props: PackageCardProps) {
  const { package: one } = props;
  return (
    <article className={styles.column[one.badge ? "badged" : "plain"]}>
      <div>
        {one.image && <Art picture={one.image} className={styles.picture} />}
        <PackageHead package={one} />
      </div>
      <PriceBlock price={one.price} unit={props.trip.priceUnit} />
      <div className={styles.content}>
        <PackageContent {...props} />
      </div>
      <div className={styles.button}>
        <ReservePackage {...props} />
      </div>
    </article>
  );
}
