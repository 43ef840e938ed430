/** The ids of the parts of the frame around every page. Scripts of the browser know them, so no schema comes with them. */
export const frameParts = { content: 'content', menu: 'menu', quickLinks: 'quick-links' } as const
