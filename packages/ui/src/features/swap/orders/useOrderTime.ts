import { useFormat } from '../../../i18n/useFormat.ts'

/** The time of day at which an order ends, as words that do not break. */
export function useOrderTime(): (expiresAt: number) => string {
  const format = useFormat()
  return (expiresAt) => format.date(expiresAt, { timeStyle: 'short' }).replaceAll(/\s/g, '\u00a0')
}
