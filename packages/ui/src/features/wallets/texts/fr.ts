import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Rechercher un portefeuille',
  'allWallets.certified': 'Portefeuilles certifiés uniquement',
  'allWallets.found': '{count, plural, one {# portefeuille} other {# portefeuilles}}',
  'allWallets.none': 'Aucun portefeuille ne correspond à « {search} ».',
  'allWallets.clear': 'Afficher tous les portefeuilles',
  'allWallets.failed': 'Impossible de charger les portefeuilles',
  'allWallets.moreFailed': 'Impossible de charger d’autres portefeuilles.',
  'getWallet.text':
    'Ces portefeuilles fonctionnent avec cette application. Vous pouvez en changer à tout moment.',
  'getWallet.all': 'Tous les portefeuilles',
  'downloads.text': 'Installez {wallet}, puis revenez ici pour vous connecter.',
  'downloads.textPhone': 'Installez {wallet}, puis ouvrez cette page dans son navigateur.',
  'downloads.extension': 'Extension de navigateur',
  'downloads.iphone': 'Application iPhone',
  'downloads.android': 'Application Android',
  'downloads.desktop': 'Application de bureau',
  'downloads.webApp': 'Application web',
  'downloads.website': 'Site web',
  'downloads.phone': 'Scannez pour l’obtenir sur votre téléphone',
  'downloads.none':
    'Nous n’avons pas de lien vérifié. Cherchez {wallet} dans votre boutique d’applications.',
  'downloads.installed': '{wallet} est installé',
  'downloads.connect': 'Connecter {wallet}',
  'whatIsAWallet.homeTitle': 'Un lieu pour ce qui vous appartient',
  'whatIsAWallet.homeText':
    'Votre portefeuille contient les clés de vos jetons et objets de collection. Vous seul les avez.',
  'whatIsAWallet.keyTitle': 'Un seul accès pour toutes les applications',
  'whatIsAWallet.keyText':
    'Connectez-vous avec votre portefeuille. Ni nouveau compte, ni mot de passe à retenir.',
  'whatIsAWallet.sayTitle': 'Rien sans votre accord',
  'whatIsAWallet.sayText':
    'Les applications peuvent seulement envoyer des demandes. Vous voyez chacune d’elles, puis vous l’approuvez ou la refusez.',
  'multiChain.title': 'Quel réseau ?',
  'multiChain.text':
    '{wallet} est compatible avec tous ces réseaux. Choisissez-en un pour vous connecter.',
}
