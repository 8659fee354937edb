import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Je tokens konden niet worden geladen',
  'tokens.partial': 'Sommige tokens en prijzen konden niet worden geladen.',
  'tokens.totalKnown':
    'Totaal, zonder {count, plural, one {# token} other {# tokens}} zonder prijs',
  'tokens.dropped':
    '{count, plural, one {# token is verborgen omdat de gegevens ongeldig zijn.} other {# tokens zijn verborgen omdat de gegevens ongeldig zijn.}}',
  'tokens.approvals': 'Toestemmingen van {token}',
}
