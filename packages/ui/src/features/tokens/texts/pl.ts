import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Nie udało się wczytać Twoich tokenów',
  'tokens.partial': 'Nie udało się wczytać niektórych tokenów i cen.',
  'tokens.totalKnown':
    'Łącznie, bez {count, plural, one {# tokena} few {# tokenów} many {# tokenów} other {# tokena}} bez ceny',
  'tokens.dropped':
    '{count, plural, one {# token jest ukryty, bo jego dane są nieprawidłowe.} few {# tokeny są ukryte, bo ich dane są nieprawidłowe.} many {# tokenów jest ukrytych, bo ich dane są nieprawidłowe.} other {# tokena jest ukryte, bo ich dane są nieprawidłowe.}}',
  'tokens.approvals': 'Zezwolenia dla {token}',
}
