/**
 * Reads how many milliseconds a service asks to wait, from seconds or a date. `undefined` without a
 * valid `Retry-After`.
 * @see RFC 9110 §10.2.3
 */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
