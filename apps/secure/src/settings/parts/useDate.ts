import { useFormat } from '@cleat/ui/secure'

/** Writes an instant of the service as a date. */
export function useDate(): (instant: string) => string {
  const format = useFormat()
  return (instant) => format.date(new Date(instant))
}
