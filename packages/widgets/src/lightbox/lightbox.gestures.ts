/** The maximum zoom, and the zoom of a double tap. */
const MAX_ZOOM = 4;
const TAP_ZOOM = 2.5;
/** Pixels: a move shorter than `TAP` is a tap, one longer than `SWIPE` a swipe. */
const TAP = 10;
const SWIPE = 50;
/** The zoom factor per key press. */
const KEY_ZOOM = 1.5;
/** The most milliseconds between the taps of a double tap. */
const DOUBLE = 300;
/** Milliseconds: a quicker swipe shows another picture, even where this one could be dragged further. */
const FLICK = 250;

interface Point {
  clientX: number;
  clientY: number;
}

const between = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Swipes, drags, pinches and double taps on the picture in a stage.
 * A second call takes the place of the first.
 * @param step shows the next picture or, with -1, the previous one.
 */
export function watchGestures(stage: HTMLElement, step: (by: number) => void): void {
  const fingers = new Map<number, Point>();
  let zoom = 1;
  let x = 0;
  let y = 0;
  let from = 0;
  let distance = 0;
  let startTime = 0;
  let lastTap = 0;

  /** Limits panning to the picture's edges. */
  const limitPan = () => {
    const { clientWidth, clientHeight } = stage;
    const {
      naturalWidth = 0,
      naturalHeight = 0,
      clientWidth: width = 0,
      clientHeight: height = 0,
    } = stage.querySelector("img") ?? {};
    const fit = Math.min(width / naturalWidth, height / naturalHeight);
    const within = (value: number, side: number, room: number) => {
      // A picture without intrinsic size fills the stage.
      const most = Math.max(0, zoom * (side * fit || room) - room) / 2;
      return Math.max(-most, Math.min(most, value));
    };
    x = within(x, naturalWidth, clientWidth);
    y = within(y, naturalHeight, clientHeight);
  };

  const draw = () => {
    const picture = stage.querySelector("img");
    if (!picture) return;
    picture.style.transform = x || zoom > 1 ? `translate(${x}px,${y}px) scale(${zoom})` : "";
  };

  /** Zooms around the pointer, or around the middle without one. */
  const zoomTo = (wanted: number, point?: Point) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const next = Math.max(1, Math.min(MAX_ZOOM, wanted));
    const keep = (value: number, from: number) => from - ((from - value) * next) / zoom;
    x = keep(x, point ? point.clientX - left - width / 2 : 0);
    y = keep(y, point ? point.clientY - top - height / 2 : 0);
    zoom = next;
    limitPan();
    draw();
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, event);
    distance += between(before, event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = {
        clientX: (event.clientX + other.clientX) / 2,
        clientY: (event.clientY + other.clientY) / 2,
      };
      zoomTo((zoom * between(event, other)) / between(before, other), middle);
      return;
    }
    x += event.clientX - before.clientX;
    if (zoom > 1) {
      y += event.clientY - before.clientY;
      limitPan();
    }
    draw();
  };

  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    if (distance < TAP && event.type === "pointerup") {
      const twice = event.timeStamp - lastTap < DOUBLE;
      lastTap = event.timeStamp;
      if (twice) zoomTo(zoom > 1 ? 1 : TAP_ZOOM, event);
    }
    if (zoom > 1) return;
    const pulled = x;
    limitPan();
    draw();
    const beyond = event.timeStamp - startTime < FLICK ? pulled - from : pulled - x;
    const swiped = Math.abs(beyond) > SWIPE && event.type === "pointerup" && Math.sign(beyond);
    if (swiped) step(-swiped);
  };

  stage.onpointerdown = (event) => {
    if (!fingers.size) {
      distance = 0;
      from = x;
      startTime = event.timeStamp;
    }
    fingers.set(event.pointerId, event);
  };
  stage.onpointermove = move;
  stage.onpointerup = stage.onpointercancel = stage.onpointerleave = lift;
  // A touchpad's pinch fires wheel events.
  stage.onwheel = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY / 100), event);
  };
  // By keyboard: `+` and `-` zoom around the middle, `0` shows the whole picture.
  const dialog = stage.parentElement as HTMLElement;
  dialog.onkeydown = ({ key, ctrlKey, metaKey }) => {
    const times = { "+": KEY_ZOOM, "-": 1 / KEY_ZOOM, 0: 1 / zoom }[key];
    if (times && !ctrlKey && !metaKey) zoomTo(zoom * times);
  };
  draw();
}
