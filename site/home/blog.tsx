import { button } from "../components/button.css";
import { heading, subheading } from "../components/heading.css";
import { blog } from "../content/home";
import { grid } from "../style/grid.css";
import * as styles from "./blog.css";

export function Blog() {
  return (
    <section id="blog" className={`${grid} ${styles.blog}`}>
      <div className={styles.words}>
        <h2 className={heading}>{blog.title}</h2>
        <p>{blog.text}</p>
      </div>
      <ul className={styles.stories}>
        {blog.stories.map(({ title, excerpt, href }) => (
          <li key={title} className={styles.story}>
            <h3 className={subheading}>{title}</h3>
            <p>{excerpt}</p>
            {href ? (
              <a className={button.clay} href={href}>
                {blog.link}
              </a>
            ) : (
              <button type="button" className={button.clay} disabled>
                {blog.link}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
