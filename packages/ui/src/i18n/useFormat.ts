import { createFormat, type Format } from './language/createFormat.ts'
import type { Language } from './language/createLanguage.ts'
import { useLanguage } from './language/useLanguage.ts'

// Creating `Intl` formatters is slow, and every row of a list needs one.
const formats = new WeakMap<Language, Format>()

/** Formats amounts, numbers, dates and lists in the visitor's language. */
export function useFormat(): Format {
  const language = useLanguage()
  const format = formats.get(language) ?? createFormat(language)
  formats.set(language, format)
  return format
}
