import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Je tokens zijn niet geladen',
  'tokens.partial': 'Prijzen en sommige tokens ontbreken: ze zijn niet geladen.',
  'tokens.totalKnown':
    'Totaal zonder {count, plural, one {# token} other {# tokens}} met onbekende prijs',
  'tokens.dropped':
    '{count, plural, one {# token ontbreekt: wat de dienst erover zegt kan niet kloppen.} other {# tokens ontbreken: wat de dienst erover zegt kan niet kloppen.}}',
}
