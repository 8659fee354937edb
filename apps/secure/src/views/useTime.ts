import { useText } from '@cleat/ui/secure'
import type { SecureTexts } from '../texts/en.ts'

const hour = 3600

/** Says how long it takes until something, in whole minutes or hours. */
export function useTime(): (seconds: number) => string {
  const text = useText<SecureTexts>()
  return (seconds) =>
    seconds > hour
      ? text('secure.hours', { count: Math.ceil(seconds / hour) })
      : text('secure.minutes', { count: Math.max(1, Math.ceil(seconds / 60)) })
}
