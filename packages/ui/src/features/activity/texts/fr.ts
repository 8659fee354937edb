import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Chargement de votre activité',
  'activity.failed': 'Échec du chargement des transactions',
  'activity.moreFailed': 'Impossible de charger les transactions précédentes.',
  'activity.showMore': 'Afficher les transactions précédentes',
  'activity.moreLoading': 'Chargement des transactions précédentes',
  'activity.emptyTitle': 'Aucune activité pour l’instant',
  'activity.emptyText': 'Vos transactions sur {network} apparaîtront ici.',
  'activity.unsupportedTitle': 'Activité indisponible',
  'activity.noService': 'Consultez vos transactions dans l’explorateur de blocs.',
  'activity.noHistory': 'Consultez vos transactions sur {network} dans l’explorateur de blocs.',
  'activity.explorer': 'Voir dans l’explorateur',
  'activity.sentHere': 'Envoyé depuis cette application',
  'activity.operation':
    '{operation, select, send {Envoyé} receive {Reçu} trade {Échangé} mint {Créé} burn {Détruit} approve {Autorisé} revoke {Autorisation révoquée} deposit {Déposé} withdraw {Retiré} borrow {Emprunté} repay {Remboursé} claim {Récupéré} stake {Staké} unstake {Déstaké} sending {Envoi en cours} self {Envoyé à vous-même} other {Appel de contrat}}',
  'activity.status':
    '{status, select, pending {En attente} open {Encore ouverte dans votre portefeuille} failed {Échec} replaced {Remplacée} dropped {Non envoyée} unproven {Non vérifiée} other {Modifiée}}',
  'activity.to': 'À {address}',
  'activity.from': 'De {address}',
  'activity.collectible': 'Objet de collection',
  'activity.more': '{count} de plus',
  'activity.dropped':
    '{count, plural, one {# transaction est masquée, car ses données ne sont pas valides.} other {# transactions sont masquées, car leurs données ne sont pas valides.}}',
}
