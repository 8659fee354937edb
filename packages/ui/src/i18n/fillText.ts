import type { Language } from './language/createLanguage.ts'

/** Fills values into a text. A missing value leaves no gap. */
export function fillText(
  text: string,
  parameters: {
    language: Language
    values: { readonly [name: string]: string | number | undefined }
  },
): string {
  const { language, values } = parameters
  return language.format(text, values).join('').replace(/ {2,}/g, ' ').trim()
}
