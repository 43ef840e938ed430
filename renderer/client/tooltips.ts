/** Escape hides the visible tooltip until the visitor does something else. The stylesheet does everything else. */
export function hideTooltipByEscape(): void {
  for (const type of ['pointerover', 'focusin', 'keydown'])
    addEventListener(type, (event) =>
      document.documentElement.toggleAttribute('data-hushed', 'key' in event && event.key === 'Escape'),
    )
}
