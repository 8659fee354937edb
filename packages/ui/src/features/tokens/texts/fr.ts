import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'Impossible de charger vos jetons',
  'tokens.partial': 'Certains jetons et prix n’ont pas pu être chargés.',
  'tokens.totalKnown': 'Total, hors {count, plural, one {# jeton} other {# jetons}} sans prix',
  'tokens.dropped':
    '{count, plural, one {# jeton est masqué, car ses données ne sont pas valides.} other {# jetons sont masqués, car leurs données ne sont pas valides.}}',
  'tokens.approvals': 'Autorisations de {token}',
}
