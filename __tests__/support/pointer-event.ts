/** Polyfill, because jsdom has no pointer events. */
class PointingEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = "", ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

Object.assign(globalThis, { PointerEvent: PointingEvent });
