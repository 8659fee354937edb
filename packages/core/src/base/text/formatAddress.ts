/** How many characters of an address are shown by default. The look-alike guard compares these. */
const shownEnds = { start: 4, end: 6 }

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
  const { start = shownEnds.start, end = shownEnds.end } = parameters
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${end > 0 ? address.slice(-end) : ''}`
}
