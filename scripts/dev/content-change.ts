/** The message from the live preview to its pages when the content has changed. */
export const contentChange = 'content:change'
