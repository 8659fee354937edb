import { createFormat, type Format } from './language/createFormat.ts'
import type { Language } from './language/createLanguage.ts'
import { useLanguage } from './language/useLanguage.ts'

// Making what `Intl` formats with is slow, and every row of a list may ask.
const formats = new WeakMap<Language, Format>()

/** Writes amounts, numbers, dates and lists the way the visitor's language does. */
export function useFormat(): Format {
  const language = useLanguage()
  const format = formats.get(language) ?? createFormat(language)
  formats.set(language, format)
  return format
}
