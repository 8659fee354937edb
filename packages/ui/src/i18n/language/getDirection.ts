export type Direction = 'ltr' | 'rtl'

const rightToLeftScript = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/

/** Which way a language is written, by its script. */
export function getDirection(tag: string): Direction {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeftScript.test(script) ? 'rtl' : 'ltr'
}
