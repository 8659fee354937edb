import type { KitOptions } from '@cleat/core'
import { createPseudoTexts } from '../pseudo/createPseudoTexts.ts'

/** The part of a kit's options that the toolbar of the gallery decides. */
export type Setting = Pick<KitOptions, 'themeMode' | 'locale' | 'texts'>

/** What the toolbar says, as options of a kit. From right to left it is Arabic, unless Hebrew was chosen. */
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
