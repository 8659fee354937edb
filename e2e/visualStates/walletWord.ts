import { ar as settingsAr } from '@cleat/secure/settings-texts/ar'
import { en as settingsEn } from '@cleat/secure/settings-texts/en'
import { ar } from '@cleat/secure/texts/ar'
import { en } from '@cleat/secure/texts/en'
import type { Look } from './look.ts'

type Words = typeof en & typeof settingsEn

/** A text of the embedded wallet in the language of a look, up to its first value. */
export function walletWord(look: Look, key: keyof Words): string {
  const words = look.direction === 'rtl' ? { ...ar, ...settingsAr } : { ...en, ...settingsEn }
  return String(words[key]).split('{')[0] ?? ''
}
