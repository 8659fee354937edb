export type Direction = 'ltr' | 'rtl'

/** Known without `Intl`, which takes longer than all else before the first view is drawn. */
const english = /^en(-[A-Z]{2})?$/
const rightToLeftScript = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/

/** Which way a language is written, by its script. */
export function getDirection(tag: string): Direction {
  if (english.test(tag)) return 'ltr'
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeftScript.test(script) ? 'rtl' : 'ltr'
}
