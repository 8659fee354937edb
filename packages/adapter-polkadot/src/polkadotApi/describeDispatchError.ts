/** The chain's name of an error, such as `Balances.InsufficientBalance`. */
export function describeDispatchError(error: unknown): string {
  const names: string[] = []
  let current = error
  while (names.length < 4 && typeof current === 'object' && current !== null) {
    const { type, value } = current as { type?: unknown; value?: unknown }
    if (typeof type !== 'string') break
    // `Module` only says that the rest is the error of a pallet.
    if (type !== 'Module') names.push(type)
    current = value
  }
  return names.join('.') || 'The chain refused the transaction without a reason'
}
