import type { Format } from './language/createFormat.ts'
import { useLanguage } from './language/useLanguage.ts'

/** Formats amounts, numbers, dates and lists in the visitor's language. */
export function useFormat(): Format {
  return useLanguage().formats
}
