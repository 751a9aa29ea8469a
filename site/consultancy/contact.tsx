import { FactLines } from "../components/fact-lines";
import { heading } from "../components/heading.css";
import { Widget } from "../components/widget";
import { consultancy } from "../content/consultancy";
import { grid } from "../style/grid.css";
import * as styles from "./contact.css";
import { FormDialog, Opener } from "./form-dialog";

export function Contact() {
  const { contact, dialogs } = consultancy;
  return (
    <section id={contact.id} className={styles.contact}>
      <div className={grid}>
        <div className={styles.words}>
          <h2 className={heading}>{contact.title}</h2>
          <p>{contact.text}</p>
          <div className={styles.buttons}>
            <Opener about={dialogs.proposal} variant="maize">
              {contact.propose}
            </Opener>
            <Opener about={dialogs.message} variant="outline">
              {contact.write}
            </Opener>
          </div>
        </div>
        <FactLines lines={contact.facts} className={styles.facts} classes={styles} />
        <div className={styles.forms}>
          <FormDialog about={dialogs.proposal}>
            <Widget name="partnership" />
          </FormDialog>
          <FormDialog about={dialogs.message}>
            <Widget name="contact" />
          </FormDialog>
        </div>
      </div>
    </section>
  );
}
