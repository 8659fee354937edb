import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Chargement de votre activité',
  'activity.failed': 'Impossible de récupérer les transactions',
  'activity.moreFailed': 'Les transactions antérieures n’ont pas été chargées.',
  'activity.showMore': 'Afficher les transactions antérieures',
  'activity.moreLoading': 'Chargement des transactions antérieures',
  'activity.emptyTitle': 'Pas encore d’activité',
  'activity.emptyText': 'Ce qui arrive à ce compte sur {network} s’affiche ici.',
  'activity.unsupportedTitle': 'Pas d’historique ici',
  'activity.noService': 'Cette application n’a pas de service qui garde l’historique des comptes.',
  'activity.noHistory': 'Le service de cette application ne garde pas l’historique de {network}.',
  'activity.explorer': 'Voir dans l’explorateur',
  'activity.sentHere': 'Envoyé depuis cette application',
  'activity.operation':
    '{operation, select, send {Envoyé} receive {Reçu} trade {Échangé} mint {Créé} burn {Brûlé} approve {Autorisé} revoke {Autorisation retirée} deposit {Déposé} withdraw {Retiré} borrow {Emprunté} repay {Remboursé} claim {Réclamé} stake {Mis en staking} unstake {Retiré du staking} sending {Envoi en cours} self {Envoyé à vous-même} other {Appel de contrat}}',
  'activity.status':
    '{status, select, pending {En attente} failed {Échec} replaced {Remplacée} dropped {Non envoyée} unproven {Non vérifiée} other {Modifiée}}',
  'activity.to': 'À {address}',
  'activity.from': 'De {address}',
  'activity.collectible': 'Objet de collection',
  'activity.more': '{count} de plus',
  'activity.dropped':
    '{count, plural, one {# transaction est omise : ce que le service en dit est impossible.} other {# transactions sont omises : ce que le service en dit est impossible.}}',
}
