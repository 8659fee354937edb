/** Where the page remembers who is logged in. */
export const userKey = 'cleat.auth.user'
