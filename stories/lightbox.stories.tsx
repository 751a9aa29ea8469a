import { tripAt } from "@maloca/catalog";
import { Lightbox, type LightboxProps } from "@maloca/widgets";
import { lightboxOptions } from "@maloca/widgets/lightbox/lightbox.options";
import { space } from "@maloca/widgets/theme/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type MouseEvent, useEffect, useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { onHostPage } from "./partner-page";
import { openDialog } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { counted, words } from "./words";

const widget = { name: "lightbox", options: lightboxOptions } as const;

const guaviare = tripAt("guaviare");

/** The lightbox in every state, as React component and as `<maloca-lightbox>` around plain links. */
const meta = {
  id: "widgets-lightbox",
  title: "Widgets/Lightbox",
  component: Lightbox,
  args: {
    ...defaultsOf(lightboxOptions),
    pictures: guaviare.gallery,
    onOpen: fn(),
    onClose: fn(),
    onChange: fn(),
  },
  parameters: { widget },
  ...widgetMeta(widget, Component, Tiles),
  decorators: [onHostPage()],
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A gallery: a press on a tile opens it, and closing returns to that tile. */
export const Closed: Story = { name: "Before it is opened" };

/** The first picture; the one before it is the last. */
export const Open: Story = {
  name: "Opened",
  args: { open: true },
  async play() {
    const room = await openDialog();
    await expect(
      room.getByText(counted(words().lightbox.counter, { n: 1, total: 6 })),
    ).toBeVisible();
  },
};

/** One picture: no buttons for next and previous. */
export const Single: Story = {
  name: "A single picture",
  args: { open: true, pictures: guaviare.gallery.slice(0, 1) },
  async play() {
    const room = await openDialog();
    await expect(
      room.getByText(counted(words().lightbox.counter, { n: 1, total: 1 })),
    ).toBeVisible();
    await expect(room.queryByRole("button", { name: words().lightbox.next })).toBeNull();
  },
};

/** Enlarged with a double tap. */
export const Enlarged: Story = {
  name: "Enlarged",
  args: { open: true, index: 1 },
  async play() {
    const room = await openDialog();
    const picture = room.getByAltText(guaviare.gallery[1]?.alt as string);
    // The code for gestures loads after the picture.
    await waitFor(() => {
      for (let tap = 0; tap < 2; tap++) {
        fireEvent.pointerDown(picture, { clientX: 200, clientY: 300 });
        fireEvent.pointerUp(picture, { clientX: 200, clientY: 300 });
      }
      expect(picture.style.transform).toContain("scale(2.5)");
    });
  },
};

/** A picture that did not load. */
export const Missing: Story = {
  name: "Picture did not load",
  args: {
    open: true,
    pictures: [{ src: "/no-existe.svg", alt: "El río al amanecer" }, ...guaviare.gallery],
  },
  async play() {
    const room = await openDialog();
    await expect(await room.findByText(words().lightbox.failed)).toBeVisible();
  },
};

function Component(props: LightboxProps) {
  const [open, setOpen] = useState(props.open);
  const [index, setIndex] = useState(props.index);
  useEffect(() => setOpen(props.open), [props.open]);
  useEffect(() => setIndex(props.index), [props.index]);
  const press = (event: MouseEvent, pressed: number) => {
    event.preventDefault();
    setIndex(pressed);
    setOpen(true);
  };
  return (
    <>
      <Tiles pictures={props.pictures} press={press} />
      <Lightbox
        {...props}
        open={open}
        index={index}
        onChange={(at) => {
          setIndex(at);
          props.onChange?.(at);
        }}
        onClose={(detail) => {
          setOpen(false);
          props.onClose?.(detail);
        }}
      />
    </>
  );
}

interface TilesProps extends Pick<LightboxProps, "pictures"> {
  press?(event: MouseEvent, index: number): void;
}

/** Links to pictures, which also work without scripts. */
function Tiles({ pictures = [], press }: TilesProps) {
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(max(140px, 30%), 1fr))",
        gap: space[4],
        overflowWrap: "anywhere",
        textWrap: "balance",
      }}
    >
      {pictures.map((picture, index) => (
        <a
          key={picture.src}
          href={picture.src}
          style={{ color: "inherit" }}
          onClick={press && ((event) => press(event, index))}
        >
          <img
            src={picture.src}
            alt={picture.alt}
            style={{ display: "block", width: "100%", aspectRatio: "8 / 5", objectFit: "cover" }}
          />
          {picture.caption}
        </a>
      ))}
    </div>
  );
}
