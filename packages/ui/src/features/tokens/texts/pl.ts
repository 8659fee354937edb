import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Twoje tokeny się nie wczytały',
  'tokens.partial': 'Brakuje cen i niektórych tokenów: nie wczytały się.',
  'tokens.totalKnown':
    'Razem bez {count, plural, one {# tokena} few {# tokenów} many {# tokenów} other {# tokena}} o nieznanej cenie',
  'tokens.dropped':
    '{count, plural, one {Pominięto # token: to, co podaje o nim usługa, jest niemożliwe.} few {Pominięto # tokeny: to, co podaje o nich usługa, jest niemożliwe.} many {Pominięto # tokenów: to, co podaje o nich usługa, jest niemożliwe.} other {Pominięto # tokena: to, co podaje o nich usługa, jest niemożliwe.}}',
}
