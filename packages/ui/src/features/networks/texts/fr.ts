import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Réseaux',
  'networks.search': 'Rechercher un réseau',
  'networks.none': 'Aucun réseau ne correspond à «\u202f{search}\u202f».',
  'networks.unavailable': '{wallet} ne le permet pas ici',
  'networks.chosen': '{network} est sélectionné',
  'networks.help': 'Qu’est-ce qu’un réseau\u202f?',
  'whatIsANetwork.ledgerTitle': 'Un livre partagé',
  'whatIsANetwork.ledgerText':
    'Un réseau note publiquement à qui appartient quoi. De nombreux ordinateurs le tiennent ensemble, si bien que personne ne peut le réécrire seul.',
  'whatIsANetwork.separateTitle': 'Chacun de son côté',
  'whatIsANetwork.separateText':
    'Votre adresse peut être la même sur plusieurs réseaux, mais ce que vous avez sur l’un n’est pas sur les autres.',
  'whatIsANetwork.feeTitle': 'Avec sa propre monnaie',
  'whatIsANetwork.feeText':
    'Chaque réseau prélève ses frais dans sa propre monnaie. Gardez-en un peu là où vous voulez agir.',
  'whatIsANetwork.choose': 'Choisir un réseau',
  'switchNetwork.pendingTitle': 'Continuez dans {wallet}',
  'switchNetwork.pendingText': 'Confirmez-y que vous voulez utiliser {network}.',
  'switchNetwork.slowText':
    'Rien ne s’affiche\u202f? Ouvrez {wallet} et choisissez-y {network}. Cette page se met à jour d’elle-même.',
  'switchNetwork.successTitle': 'Vous êtes sur {network}',
  'switchNetwork.rejectedTitle': 'Vous avez refusé le changement',
  'switchNetwork.rejectedText': 'Vous êtes toujours sur {network}.',
  'switchNetwork.waitingTitle': 'Ouvrez {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} ne peut pas changer de lui-même',
  'switchNetwork.unsupportedText':
    'Choisissez {network} dans {wallet}, s’il y figure. Cette page se met à jour d’elle-même.',
  'switchNetwork.errorTitle': 'Changement impossible',
  'switchNetwork.offerTitle': 'Passer à {network}\u202f?',
  'switchNetwork.offerText': '{wallet} est connecté, sur {current}. Vous aviez choisi {network}.',
  'switchNetwork.offerSwitch': 'Passer à {network}',
  'switchNetwork.offerStay': 'Rester sur {network}',
  'switchNetwork.retry': 'Réessayer',
  'switchNetwork.other': 'Choisir un autre réseau',
  'switchNetwork.otherWallet': 'Utiliser un autre portefeuille',
  'switchActiveChain.heading': 'Connectez un portefeuille pour {chain}',
  'switchActiveChain.text':
    '{network} demande un portefeuille compatible avec {chain}. Ce que vous avez déjà connecté le reste.',
  'switchActiveChain.connect': 'Connecter un portefeuille',
  'switchActiveChain.cancel': 'Pas maintenant',
  'unsupported.heading': 'Ce réseau ne fonctionne pas ici',
  'unsupported.text':
    'Votre portefeuille est sur le réseau, que cette application n’utilise pas. Pour continuer, passez à l’un de ceux-ci.',
}
