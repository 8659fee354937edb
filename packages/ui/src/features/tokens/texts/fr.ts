import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Vos jetons n’ont pas été chargés',
  'tokens.partial': 'Les prix et certains jetons manquent : ils n’ont pas été chargés.',
  'tokens.totalKnown': 'Total sans {count, plural, one {# jeton} other {# jetons}} au prix inconnu',
  'tokens.dropped':
    '{count, plural, one {# jeton est omis : ce que le service en dit est impossible.} other {# jetons sont omis : ce que le service en dit est impossible.}}',
}
