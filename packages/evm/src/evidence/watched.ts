/** What an account has or allows, that a request may change. Addresses are in lower case. */
export type Watched =
  | { readonly type: 'token'; readonly token: string }
  /** One of a collection. @see ERC-721, ERC-1155 */
  | { readonly type: 'item'; readonly token: string; readonly id: bigint }
  | { readonly type: 'allowance'; readonly token: string; readonly spender: string }
  /** An allowance that Permit2 keeps. */
  | { readonly type: 'permit2'; readonly token: string; readonly spender: string }
  /** All of a collection. @see ERC-721, ERC-1155 */
  | { readonly type: 'operator'; readonly token: string; readonly spender: string }
  /** Who may move one of a collection. @see ERC-721 */
  | { readonly type: 'approved'; readonly token: string; readonly id: bigint }

/** The same for the same thing. */
export function toWatchedKey(watched: Watched): string {
  const { type, token } = watched
  return `${type}:${token}:${'spender' in watched ? watched.spender : 'id' in watched ? watched.id : ''}`
}
