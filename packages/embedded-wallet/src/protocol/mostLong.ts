/** Characters of a message or of a transaction, as it is written in a request. */
export const mostLong = 900_000
