/** Whether wallets take a parameter for an address, also without its prefix. */
export function isAddressLike(value: unknown): value is string {
  return typeof value === 'string' && /^(?:0x)?[0-9a-f]{40}$/i.test(value)
}
