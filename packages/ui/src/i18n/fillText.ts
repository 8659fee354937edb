import type { Language } from './language/createLanguage.ts'

/** An isolated number with the isolated value after it, which is its unit. */
const amount = /\u2068[^\p{L}:\u2066-\u2069]+\u2069 \u2068[^\u2066-\u2069]+\u2069/gu

/**
 * Fills values into a text. A missing value leaves no gap. Also from right to left, an amount
 * stands before its unit.
 */
export function fillText(
  text: string,
  parameters: {
    language: Language
    values: { readonly [name: string]: string | number | undefined }
  },
): string {
  const { language, values } = parameters
  const filled = language.format(text, values).join('').replace(amount, '\u2066$&\u2069')
  return filled.replace(/ {2,}/g, ' ').trim()
}
