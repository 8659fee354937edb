/**
 * Whether typed data is what smart accounts act by: an operation, a permission for another to act,
 * or the bare hash of what a contract account says. As typed data a visitor would not see what it
 * does.
 * @see ERC-4337, ERC-7710, ERC-1271
 */
export function isHiddenOperation(typedData: unknown): boolean {
  return /^(?:PackedUserOperation|Delegation|CoinbaseSmartWalletMessage)$/.test(
    Object(typedData).primaryType,
  )
}
