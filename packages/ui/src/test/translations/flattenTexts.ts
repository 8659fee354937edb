import type { AreaTexts } from '../../i18n/area/textArea.ts'

/** The texts of every area in one language, by area. */
export type Translation = { readonly [area: string]: AreaTexts }

/** The texts by key. Error codes of features have their area before them. */
export function flattenTexts(translation: Translation): AreaTexts {
  return Object.fromEntries(
    Object.entries(translation).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [
        area !== 'base' && isErrorCode(key) ? `${area} ${key}` : key,
        text,
      ]),
    ),
  )
}

/** Each feature says in its own words what an error of money means there. */
export function isErrorCode(key: string): boolean {
  return /^[A-Z_]+$/.test(key)
}
