import { guides } from "maloca:guides";
import { Markdown, Source } from "@storybook/addon-docs/blocks";
import { type CSSProperties, type ReactNode, useCallback, useState } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { codeOf, type ShownWidget } from "./code";

interface Shown {
  name?: string;
  args?: Record<string, unknown>;
  globals?: { viewport?: { value: string } };
  parameters?: { docs?: { description?: { story?: string } } };
}

/** What a file of stories exports. */
interface Stories {
  default: { id?: string; args?: object; parameters?: { widget?: ShownWidget } };
  [story: string]: Shown | object;
}

interface Look {
  scheme: "light" | "dark";
  language: "es" | "en" | "pt";
}

interface FrameProps {
  id: string;
  title: string;
  look: Look;
  width: number;
  /** How much smaller it is shown. */
  scale: number;
}

const HEIGHT = 760;
const looks = { scheme: ["light", "dark"], language: ["es", "en", "pt"] } as const;
const wrap: CSSProperties = {
  display: "flex",
  flexWrap: "wrap",
  gap: "16px",
  alignItems: "start",
  marginBlock: "16px 32px",
};

/** Shows what it holds once it is near the window: a browser loads frames from several screens away. */
function WhenNear({ style, children }: { style: CSSProperties; children: ReactNode }) {
  const [near, setNear] = useState(false);
  const watch = useCallback((place: HTMLDivElement | null) => {
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear((was) => was || !!entry?.isIntersecting),
      { rootMargin: "100px" },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} style={style}>
      {near && children}
    </div>
  );
}

/** A story in a window of its own, with a storage of its own. */
function Frame({ id, title, look, width, scale }: FrameProps) {
  const globals = `scheme:${look.scheme};language:${look.language}`;
  return (
    <WhenNear
      style={{
        width: width * scale,
        height: HEIGHT * scale,
        overflow: "hidden",
        border: "1px solid #8888",
        borderRadius: 6,
      }}
    >
      <iframe
        title={`${title}, ${width} px, ${look.scheme}, ${look.language}`}
        src={`iframe.html?id=${id}&viewMode=story&globals=${globals}&apart`}
        style={{
          width,
          height: HEIGHT,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: "0 0",
        }}
      />
    </WhenNear>
  );
}

interface WidgetPageProps {
  /** The exports of the widget's file of stories. */
  stories: Stories;
  /** The export of the story that shows the widget best. */
  main: string;
}

/** A widget's page: what the documentation says of it, and all its states side by side. */
export function WidgetPage({ stories, main }: WidgetPageProps) {
  const [look, setLook] = useState<Look>({ scheme: "light", language: "es" });
  const { default: meta, ...others } = stories;
  const { id = "", parameters } = meta;
  const widget = parameters?.widget as ShownWidget;
  const guide = guides[widget.name];
  const states = Object.entries(others as Record<string, Shown>).filter(
    ([name]) => name !== "__namedExportsOrder",
  );
  const idOf = (name: string) => toId(id, storyNameFromExport(name));
  const args = { ...meta.args, ...(others[main] as Shown).args };
  const code = (as: "element" | "component") =>
    codeOf({ args, parameters: { widget }, globals: { as, language: look.language } });
  return (
    <>
      <Markdown>{guide?.before ?? ""}</Markdown>
      <div style={wrap}>
        <Frame id={idOf(main)} title="The widget" look={look} width={1200} scale={0.8} />
      </div>
      <h2>In each language, light and dark</h2>
      <div style={wrap}>
        {looks.scheme.flatMap((scheme) =>
          looks.language.map((language) => (
            <Frame
              key={scheme + language}
              id={idOf(main)}
              title="The widget"
              look={{ scheme, language }}
              width={390}
              scale={0.75}
            />
          )),
        )}
      </div>
      <h2>All states</h2>
      <div style={wrap}>
        {Object.entries(looks).map(([what, values]) => (
          <fieldset key={what} style={{ border: 0, padding: 0 }}>
            <legend>{what === "scheme" ? "Page" : "Language"}</legend>
            {values.map((value) => (
              <label key={value} style={{ marginInlineEnd: "12px" }}>
                <input
                  type="radio"
                  name={what}
                  checked={look[what as keyof Look] === value}
                  onChange={() => setLook({ ...look, [what]: value })}
                />{" "}
                {value}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {states.map(([exported, { name = storyNameFromExport(exported), ...story }]) => (
        <section key={exported} style={{ marginBlock: "32px" }}>
          <h3>
            <a href={`?path=/story/${idOf(exported)}`} target="_top">
              {name}
            </a>
          </h3>
          <p>{story.parameters?.docs?.description?.story}</p>
          <div style={wrap}>
            {(story.globals?.viewport ? [320] : [390, 1200]).map((width) => (
              <Frame
                key={width}
                id={idOf(exported)}
                title={name}
                look={look}
                width={width}
                scale={0.6}
              />
            ))}
          </div>
        </section>
      ))}
      <h2>Code to copy</h2>
      <Source code={code("element")} language="html" />
      <Source code={code("component")} language="tsx" />
      <Markdown>{guide?.after ?? ""}</Markdown>
    </>
  );
}
