import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'I tuoi token non sono stati caricati',
  'tokens.partial': 'Mancano i prezzi e alcuni token: non sono stati caricati.',
  'tokens.totalKnown':
    'Totale senza {count, plural, one {# token} other {# token}} dal prezzo sconosciuto',
  'tokens.dropped':
    '{count, plural, one {# token è escluso: ciò che il servizio ne dice è impossibile.} other {# token sono esclusi: ciò che il servizio ne dice è impossibile.}}',
}
