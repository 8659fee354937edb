/** Converts a number to a JSON-RPC quantity. */
export function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`
}
