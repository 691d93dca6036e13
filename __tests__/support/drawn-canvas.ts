/** A mock canvas that records what the background draws, as jsdom has none. */

/** The number of frames, and the dots, ripples and colors of the last one. */
export const drawn = { pictures: 0, dots: [] as [number, number][], ripples: 0, colors: "" };

export const context = {
  scale: jest.fn(),
  beginPath() {},
  moveTo() {},
  lineTo() {},
  stroke() {},
  clearRect() {
    Object.assign(drawn, { pictures: drawn.pictures + 1, dots: [], ripples: 0 });
  },
  fill() {
    drawn.colors = `${this.fillStyle} ${this.strokeStyle}`;
  },
  arc(x: number, y: number, radius: number) {
    if (radius === 1.75) drawn.dots.push([x, y]);
    else drawn.ripples += 1;
  },
  fillStyle: "",
  strokeStyle: "",
};

/** Mock of `HTMLCanvasElement.getContext`. */
export const getContext = jest.fn<typeof context | null, []>();

/** Resets the recording; for `beforeEach`. */
export function wipe(): void {
  getContext.mockReset().mockReturnValue(context);
  context.scale.mockClear();
  Object.assign(drawn, { pictures: 0, dots: [], ripples: 0, colors: "" });
}

/** Pictures that are drawn within a second of the fake timers. */
export function picturesInASecond(): number {
  const before = drawn.pictures;
  jest.advanceTimersByTime(1_000);
  return drawn.pictures - before;
}
