/**
 * In characters, or bytes where it comes as such. The grammar has no limit; this one bounds what a
 * hostile text costs, and is far beyond what a wallet shows.
 */
export const longestMessage = 65_536
