export type Direction = 'ltr' | 'rtl'

/** Detected without `Intl`, which takes longer than everything else before the first view. */
const english = /^en(-[A-Z]{2})?$/
const rightToLeftScript = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/

/** The writing direction of a language, by its script. */
export function getDirection(tag: string): Direction {
  if (english.test(tag)) return 'ltr'
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeftScript.test(script) ? 'rtl' : 'ltr'
}
