import type { LanguageName } from '../../i18n/area/languageName.ts'
import type { TextArea } from '../../i18n/area/textArea.ts'
import type { Translation } from './flattenTexts.ts'

/** Areas of texts, by name. */
export type Areas = { readonly [name: string]: TextArea }

/** The texts of all areas in one language. */
export async function loadTranslation(
  areas: Areas,
  name: 'en' | LanguageName,
): Promise<Translation> {
  const loaded = Object.entries(areas).map(
    async ([area, texts]) => [area, await texts.load(name)] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}
