const least = 1000
const max = 600_000

/** The answer's `Retry-After` in milliseconds, bounded because it is untrusted. */
export function toRetryAfterMs(headers: Headers, now: number = Date.now()): number | undefined {
  const ms = readMs(headers.get('Retry-After')?.trim() ?? '', now)
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, least), max)
}

/** Seconds, or a date. */
function readMs(text: string, now: number): number {
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  return text.endsWith(' GMT') ? Date.parse(text) - now : Number.NaN
}
