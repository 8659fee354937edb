import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Impossibile caricare i tuoi token',
  'tokens.partial': 'Impossibile caricare alcuni token e prezzi.',
  'tokens.totalKnown':
    'Totale, {count, plural, one {escluso # token} other {esclusi # token}} senza prezzo',
  'tokens.dropped':
    '{count, plural, one {# token è nascosto perché i suoi dati non sono validi.} other {# token sono nascosti perché i loro dati non sono validi.}}',
  'tokens.approvals': 'Autorizzazioni di {token}',
}
