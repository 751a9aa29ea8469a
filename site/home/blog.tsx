import { Art } from "../components/art";
import { button } from "../components/button.css";
import { eyebrow, heading, subheading } from "../components/heading.css";
import { withDate } from "../content/blog/story";
import { blog } from "../content/home/closing";
import { grid } from "../style/grid.css";
import * as styles from "./blog.css";

export function Blog() {
  return (
    <section id="blog" className={`${grid} ${styles.blog}`}>
      <h2 className={`${heading} ${styles.title}`}>{blog.title}</h2>
      <p className={styles.text}>{blog.text}</p>
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
                <a className={button.clay} href={href} aria-label={`${blog.link}: ${title}`}>
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
