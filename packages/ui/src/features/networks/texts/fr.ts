import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Réseaux',
  'networks.search': 'Rechercher un réseau',
  'networks.none': 'Aucun réseau ne correspond à « {search} ».',
  'networks.unavailable': 'Non activé dans {wallet}',
  'networks.chosen': '{network} est sélectionné',
  'networks.help': 'Qu’est-ce qu’un réseau ?',
  'whatIsANetwork.ledgerTitle': 'Un registre partagé',
  'whatIsANetwork.ledgerText':
    'Un réseau est un registre public de ce que chacun possède. De nombreux ordinateurs le tiennent à jour, si bien que personne ne peut le modifier seul.',
  'whatIsANetwork.separateTitle': 'Des réseaux séparés',
  'whatIsANetwork.separateText':
    'Votre adresse peut être la même sur plusieurs réseaux, mais ce que vous possédez sur l’un ne se trouve pas sur les autres.',
  'whatIsANetwork.feeTitle': 'Des frais dans sa propre monnaie',
  'whatIsANetwork.feeText':
    'Chaque réseau prélève des frais dans sa propre monnaie. Gardez-en un peu sur chaque réseau que vous utilisez.',
  'whatIsANetwork.choose': 'Choisir un réseau',
  'switchNetwork.pendingTitle': 'Continuez dans {wallet}',
  'switchNetwork.pendingText': 'Approuvez le passage à {network}.',
  'switchNetwork.slowText':
    'Rien ne s’affiche ? Ouvrez {wallet} et sélectionnez {network}. Cette page s’actualise automatiquement.',
  'switchNetwork.successTitle': 'Vous êtes sur {network}',
  'switchNetwork.rejectedTitle': 'Changement refusé',
  'switchNetwork.rejectedText': 'Vous restez sur {network}.',
  'switchNetwork.waitingTitle': 'Ouvrir {wallet}',
  'switchNetwork.unsupportedTitle': 'Changez dans {wallet}',
  'switchNetwork.unsupportedText':
    'Sélectionnez {network} dans {wallet}, si ce réseau y figure. Cette page s’actualise automatiquement.',
  'switchNetwork.errorTitle': 'Changement de réseau impossible',
  'switchNetwork.offerTitle': 'Passer à {network} ?',
  'switchNetwork.offerText': '{wallet} est connecté sur {current}. Vous aviez choisi {network}.',
  'switchNetwork.offerSwitch': 'Passer à {network}',
  'switchNetwork.offerStay': 'Rester sur {network}',
  'switchNetwork.retry': 'Réessayer',
  'switchNetwork.other': 'Choisir un autre réseau',
  'switchNetwork.otherWallet': 'Utiliser un autre portefeuille',
  'switchActiveChain.heading': 'Connecter un portefeuille pour {chain}',
  'switchActiveChain.text':
    'Pour {network}, il faut un portefeuille compatible avec {chain}. Vos autres portefeuilles restent connectés.',
  'switchActiveChain.connect': 'Connecter un portefeuille',
  'switchActiveChain.cancel': 'Pas maintenant',
  'unsupported.heading': 'Réseau non compatible',
  'unsupported.text':
    'Votre portefeuille est sur un réseau non compatible avec cette application. Changez de réseau pour continuer.',
}
