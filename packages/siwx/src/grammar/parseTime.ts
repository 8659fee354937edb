const form =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(\.\d+)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/

const minuteMs = 60_000

/**
 * Parses a time, in ms since 1970. `undefined` unless it is written as RFC 3339 has it, with a zone
 * and on a day of the calendar. Letters are capital, and no minute has 61 seconds.
 */
export function parseTime(text: string): number | undefined {
  const match = form.exec(text)
  if (!match) return undefined
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour, offsetMinute] =
    match
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  // A day that is none is one of another month.
  if (date.getUTCMonth() !== Number(month) - 1) return undefined
  const ms = Math.floor(Number(`0${fraction}`) * 1000)
  date.setUTCHours(Number(hour), Number(minute), Number(second), ms)
  const offset = sign ? Number(offsetHour) * 60 + Number(offsetMinute) : 0
  return date.getTime() - (sign === '-' ? -offset : offset) * minuteMs
}
