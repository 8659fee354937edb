/** Where the frame keeps what accounts of a new wallet are, until it is made. */
export const typeKey = 'cleat.accountType'
