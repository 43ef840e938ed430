/** The ids of the parts of the frame around every page. Browser scripts import them, so no schema is imported here. */
export const frameParts = { content: 'content', menu: 'menu', quickLinks: 'quick-links' } as const
