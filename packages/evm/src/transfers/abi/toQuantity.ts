/** A number as JSON-RPC writes it. */
export function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`
}
