import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ReviewTexts } from '../texts/en.ts'

/** The last moment that a date can be, in seconds since the epoch. */
const lastDate = 8_640_000_000_000n

const day = 86_400

/** Says until when something counts. */
export function useTimeWords(): (until: bigint | undefined) => string {
  const text = useText<ReviewTexts>()
  const format = useFormat()
  return (until) => {
    if (until === undefined || until > lastDate) return text('review.forever')
    const isSoon = Number(until) - Date.now() / 1000 < day
    const timeStyle = isSoon ? 'short' : undefined
    const date = format.date(Number(until) * 1000, { dateStyle: 'medium', timeStyle })
    return text('review.until', { date })
  }
}
