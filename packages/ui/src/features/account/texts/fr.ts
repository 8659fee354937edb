import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { AccountTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof AccountTexts> = {
  'approve.message': 'Signez-y le message.',
  'approve.data': 'Signez-y les données.',
  'approve.transaction': 'Vérifiez-y la transaction et envoyez-la.',
  'approve.network': 'Acceptez-y le changement de réseau.',
  'approve.other': 'Approuvez-y la demande.',
  'approve.look': 'Regardez l’appareil que vous avez associé.',
  'approve.cancel': 'Annuler la demande',

  'account.copy': 'Copier l’adresse',
  'account.copied': 'Adresse copiée',
  'account.explorer': 'Voir dans l’explorateur',
  'account.balance': 'Solde',
  'account.balanceLoading': 'Chargement du solde',
  'account.balanceFailed': 'Le solde n’a pas pu être chargé.',
  'account.balanceRetry': 'Réessayer',
  'account.balanceUnknown': 'Le solde ne peut pas être lu sur ce réseau.',
  'account.updated': 'Mis à jour {ago}',
  'account.sendMissing':
    'L’envoi sur {network} n’est pas disponible ici. Envoyez depuis votre portefeuille.',
  'account.network': 'Réseau',
  'account.unsupported': 'Cette application n’utilise pas {network}.',
  'account.unsupportedStuck':
    'Cette application n’utilise pas {network}. Choisissez un autre réseau dans votre portefeuille.',
  'account.switch': 'Changer',
  'account.details': 'Détails',
  'account.settings': 'Paramètres du compte',
  'account.wallets': 'Portefeuilles',
  'accountSettings.address': 'Adresse',
  'accountSettings.wallet': 'Portefeuille',
  'accountSettings.accounts': 'Comptes',
  'accountSettings.inUse': 'Actif',
  'accountSettings.use': 'Utiliser {address}',
  'accountType.payment': 'Paiements',
  'accountType.ordinal': 'Ordinals',
  'accountSettings.copy': 'Copier {address}',
  'accountSettings.all':
    '{count, plural, one {Afficher le seul compte} other {Afficher les # comptes}}',
  'accountSettings.choose':
    'Pour en utiliser un autre, choisissez-le dans {wallet}. Cette page se met à jour d’elle-même.',
  'accountSettings.chooseUnnamed':
    'Pour en utiliser un autre, choisissez-le dans votre portefeuille. Cette page se met à jour d’elle-même.',
  'profileWallets.chains': 'Types de réseaux',
  'profileWallets.recent': 'Connectés récemment',
  'profileWallets.connect': 'Connecter',
  'profileWallets.others': 'Aussi connectés',
  'profileWallets.use': 'Utiliser',
  'profileWallets.switched': '{wallet} est utilisé',
  'profileWallets.forget': 'Oublier {wallet}',
  'profileWallets.forgotten': '{wallet} est oublié',
  'profileWallets.disconnect': 'Déconnecter {wallet}',
  'profileWallets.disconnectAll': 'Tout déconnecter',
  'profileWallets.add': 'Ajouter un portefeuille',
  'profileWallets.emptyTitle': 'Aucun portefeuille connecté',
  'profileWallets.emptyText': 'Les portefeuilles que vous connectez apparaissent ici.',
  'profileWallets.connectFirst': 'Connecter un portefeuille',
}
