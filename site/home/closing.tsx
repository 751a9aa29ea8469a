import { safeAddress } from "@maloca/catalog";
import { newsletterAttributes } from "@maloca/catalog/requests/newsletter.submission";
import { newsletterService } from "@maloca/catalog/settings";
import { Art } from "../components/art";
import { button } from "../components/button.css";
import { ReserveButton } from "../components/buttons";
import { Closing } from "../components/closing";
import { Figures } from "../components/figures";
import { eyebrow, heading, subheading } from "../components/texts.css";
import { Widget } from "../components/widget";
import { WovenDivider } from "../components/woven";
import { withDate } from "../content/blog/story";
import { blog, newsletter, vision } from "../content/home/closing";
import { grid, main } from "../style/grid.css";
import * as styles from "./closing.css";

export function Blog() {
  return (
    <section id="blog" className={`${grid} ${styles.blog}`}>
      <h2 className={`${heading} ${main}`}>{blog.title}</h2>
      <ul className={styles.stories}>
        {blog.stories.map(({ title, excerpt, category, date, picture, href }) => (
          <li key={title} className={styles.story}>
            <Art frame={styles.art} picture={picture} />
            <div className={styles.words}>
              <p className={eyebrow}>
                {href ? withDate(category, date) : `${category} · ${blog.soon}`}
              </p>
              <h3 className={subheading}>{title}</h3>
              <p>{excerpt}</p>
              {href ? (
                <a
                  className={button.clay}
                  href={safeAddress(href)}
                  aria-label={`${blog.link}: ${title}`}
                >
                  {blog.link}
                </a>
              ) : (
                <button type="button" className={button.clay} disabled>
                  {blog.link}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Newsletter() {
  return (
    <section id="newsletter">
      <WovenDivider on="paper" />
      <div className={`${grid} ${styles.newsletter}`}>
        <div className={styles.newsletterWords}>
          <h2 className={heading}>{newsletter.title}</h2>
          <p>{newsletter.text}</p>
        </div>
        <div className={styles.form}>
          <Widget name="newsletter" attributes={newsletterAttributes(newsletterService)} />
        </div>
      </div>
    </section>
  );
}

export function Vision() {
  return (
    <Closing title={vision.title} picture={vision.image}>
      <Figures facts={vision.figures} on="forest" layout="even" />
      <p>{vision.text}</p>
      <ReserveButton variant="maize" label={vision.reserve} />
    </Closing>
  );
}
