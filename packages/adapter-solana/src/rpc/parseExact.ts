/**
 * Matches every string and number of a JSON document in order, so numbers inside strings are
 * skipped.
 */
const scalar = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** A number of 16 or more digits may exceed what a double holds exactly. */
const long = /^\d{16,}$/

/**
 * Parses JSON and keeps long integers as text. A double is exact to 2⁵³, and chains count to 2⁶⁴.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text.replace(scalar, (found) => (long.test(found) ? `"${found}"` : found)))
}
