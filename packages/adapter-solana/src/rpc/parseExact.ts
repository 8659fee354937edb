/** Every text and every number of a JSON document, in its order; numbers in texts are not met. */
const scalar = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** From 16 digits on, a number may be one that a double cannot hold. */
const long = /^\d{16,}$/

/**
 * JSON with long whole numbers as the text of their digits, so that none is lost: a double is exact to 2⁵³, and chains count to 2⁶⁴.
 * @throws SyntaxError
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text.replace(scalar, (found) => (long.test(found) ? `"${found}"` : found)))
}
