const unreserved = 'A-Za-z0-9._~\\-'
const subDelims = "!$&'()*+,;="
const brokenEscape = /%(?![0-9A-Fa-f]{2})/

type Test = (text: string) => boolean

/** Accepts texts of a set of characters and of escaped bytes. */
function escapable(set: string): Test {
  const other = new RegExp(`[^%${unreserved}${subDelims}${set}]`)
  return (text) => !other.test(text) && !brokenEscape.test(text)
}

const otherInStatement = new RegExp(`[^ :/?#[\\]@${unreserved}${subDelims}]`)

/** What the parts of URIs and of messages consist of. @see RFC 3986, EIP-4361 */
export const characters: {
  readonly isUserInfo: Test
  readonly isRegisteredName: Test
  readonly isPath: Test
  /** Of a query or a fragment. */
  readonly isQuery: Test
  readonly isSegment: Test
  /** No line break, no quotes or braces, no other letters. */
  readonly isStatement: Test
} = {
  isUserInfo: escapable(':'),
  isRegisteredName: escapable(''),
  isPath: escapable(':@/'),
  isQuery: escapable(':@/?'),
  isSegment: escapable(':@'),
  isStatement: (text) => !otherInStatement.test(text),
}
