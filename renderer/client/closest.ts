/** The nearest element around an event's target, or the target itself, that matches a selector. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
