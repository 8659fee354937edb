/** Shortens an address to one line: `0xf3…8a1bc2`. Unchanged if that saves nothing. */
export function formatAddress(
  address: string,
  parameters: {
    /** @default 4 */
    start?: number | undefined
    /** @default 6 */
    end?: number | undefined
  } = {},
): string {
  const { start = 4, end = 6 } = parameters
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${end > 0 ? address.slice(-end) : ''}`
}
