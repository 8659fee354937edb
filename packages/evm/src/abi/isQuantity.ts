/** Whether a value is a number of at most 64 bits in the form of JSON-RPC, such as `0x1a`. */
export function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/.test(value)
}
