/**
 * Whether typed data is what smart accounts act by: an operation, or a permission for another to
 * act. As typed data a visitor would not see what it does.
 * @see ERC-4337, ERC-7710
 */
export function isHiddenOperation(typedData: unknown): boolean {
  return /^(?:PackedUserOperation|Delegation)$/.test(Object(typedData).primaryType)
}
