const [start, end] = [6, 4]

/** The ends of an address or a hash, which are what people compare. */
export function shorten(text: string): string {
  return text.length <= start + end + 1 ? text : `${text.slice(0, start)}…${text.slice(-end)}`
}
