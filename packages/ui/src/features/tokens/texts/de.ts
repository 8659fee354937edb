import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Ihre Token wurden nicht geladen',
  'tokens.partial': 'Preise und einige Token fehlen: Sie wurden nicht geladen.',
  'tokens.totalKnown':
    'Gesamt ohne {count, plural, one {# Token} other {# Token}} mit unbekanntem Preis',
  'tokens.dropped':
    '{count, plural, one {# Token fehlt hier: Was der Dienst darüber sagt, kann nicht sein.} other {# Token fehlen hier: Was der Dienst darüber sagt, kann nicht sein.}}',
}
