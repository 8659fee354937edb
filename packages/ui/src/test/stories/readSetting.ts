import type { KitOptions } from '@cleat/core'
import { createPseudoTexts } from '../pseudo/createPseudoTexts.ts'

/** The kit options that the gallery's toolbar sets. */
export type Setting = Pick<KitOptions, 'themeMode' | 'locale' | 'texts'>

/** The toolbar's settings as kit options. Right to left is Arabic unless Hebrew is chosen. */
export function readSetting(globals: { readonly [name: string]: unknown }): Setting {
  const { theme, direction, locale } = globals
  const themeMode = theme === 'dark' ? 'dark' : 'light'
  const isMirrored = direction === 'rtl'
  if (locale === 'pseudo')
    return isMirrored
      ? { themeMode, locale: 'ar-XB', texts: createPseudoTexts({ kind: 'mirrored' }) }
      : { themeMode, locale: 'en-XA', texts: createPseudoTexts({ kind: 'accented' }) }
  if (isMirrored) return { themeMode, locale: locale === 'he' ? 'he' : 'ar' }
  return { themeMode, locale: typeof locale === 'string' ? locale : 'en' }
}
