/** The navigation of the fixture's site: the links, and the button behind them. */
export const navigation = [
  { path: '/about', label: 'The Circle' },
  { path: '/pilots', label: 'Pilots' },
  { path: '/get-inspired', label: 'Stories' },
  { path: '/innovation-summit', label: 'Online Summit' },
  { path: '/contact', label: 'Write to Us' },
] as const
