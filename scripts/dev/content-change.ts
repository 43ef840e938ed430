/** The message from the live preview to its pages when content or code has changed. */
export const contentChange = 'content:change'
