import { Art } from "../../components/art";
import { grid } from "../../style/grid.css";
import * as styles from "./package-postcard.css";
import { PackageContent, PackageHead } from "./package-words";
import { PriceBlock } from "./price-block";
import { type PackageCardProps, ReservePackage } from "./reserve-package";

/** A package beside its picture, which bleeds off the left and the right edge in turn. */
export function PackagePostcard(props: PackageCardProps) {
  const { package: one } = props;
  return (
    <article className={`${styles.postcard} ${grid}`}>
      {one.image && <Art frame={styles.picture} picture={one.image} />}
      <div className={styles.words}>
        <PackageHead package={one} />
        <div>
          <PackageContent {...props} />
        </div>
        <PriceBlock price={one.price} unit={props.trip.priceUnit} />
        <ReservePackage {...props} />
      </div>
    </article>
  );
}
