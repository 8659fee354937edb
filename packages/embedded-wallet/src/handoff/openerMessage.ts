/** What a page says to a window that it opened. Its origin is what counts. */
export const opener = { cleat: 'opener' } as const
