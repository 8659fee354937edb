import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Deine Token konnten nicht geladen werden',
  'tokens.partial': 'Einige Token und Preise konnten nicht geladen werden.',
  'tokens.totalKnown': 'Gesamt, ohne {count, plural, one {# Token} other {# Token}} ohne Preis',
  'tokens.dropped':
    '{count, plural, one {# Token ist ausgeblendet, weil seine Daten ungültig sind.} other {# Token sind ausgeblendet, weil ihre Daten ungültig sind.}}',
  'tokens.approvals': 'Freigaben von {token}',
}
