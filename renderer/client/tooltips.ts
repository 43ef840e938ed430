/** Escape hides the tooltip that is seen, until the visitor does something else. Everything else is done by the stylesheet. */
export function hideTooltipByEscape(): void {
  for (const type of ['pointerover', 'focusin', 'keydown'])
    addEventListener(type, (event) =>
      document.documentElement.toggleAttribute('data-hushed', 'key' in event && event.key === 'Escape'),
    )
}
