import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { notFound } from "../../content/not-found";
import { Document } from "../../Document";
import * as styles from "./not-found.css";

/** The page that the server sends with status 404 (docs/product.md, "Not found"). */
export function NotFoundPage() {
  const { english, spanish, title, image } = notFound;
  return (
    <Document title={title} description={spanish}>
      <section className={styles.page} data-not-found>
        <Art picture={image} first className={styles.art} />
        <div className={styles.words}>
          <div lang="en">
            <h1 className={styles.heading}>{english.heading}</h1>
            <p className={styles.text}>{english.text}</p>
          </div>
          <p>{spanish}</p>
          <a className={button.maize} href="/" lang="en">
            {english.link}
          </a>
        </div>
      </section>
    </Document>
  );
}
