import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Rechercher un portefeuille',
  'allWallets.found': '{count, plural, one {# portefeuille} other {# portefeuilles}}',
  'allWallets.none': 'Aucun portefeuille ne porte ce nom : « {search} »',
  'allWallets.clear': 'Tout afficher',
  'allWallets.failed': 'Les portefeuilles ne se sont pas chargés',
  'allWallets.moreFailed': 'Les portefeuilles suivants ne se sont pas chargés.',
  'getWallet.text':
    'Tous ceux-ci fonctionnent avec cette application. Vous pouvez en changer à tout moment.',
  'getWallet.all': 'Tous les portefeuilles',
  'downloads.text':
    '{wallet} : Installez-le depuis cette page. Dès qu’il sera dans ce navigateur, vous pourrez le connecter.',
  'downloads.textPhone':
    '{wallet} : Installez-le, puis ouvrez cette page dans son navigateur intégré.',
  'downloads.extension': 'Extension de navigateur',
  'downloads.iphone': 'Application iPhone',
  'downloads.android': 'Application Android',
  'downloads.desktop': 'Application de bureau',
  'downloads.webApp': 'Application Web',
  'downloads.website': 'Site Web',
  'downloads.phone': 'Scannez pour l’obtenir sur votre téléphone',
  'downloads.none':
    '{wallet} : Aucun lien sûr vers ce portefeuille n’est connu. Cherchez-le dans une boutique de confiance.',
  'downloads.installed': '{wallet} est installé',
  'downloads.connect': 'Connecter {wallet}',
  'whatIsAWallet.homeTitle': 'Un chez-soi pour vos biens',
  'whatIsAWallet.homeText':
    'Il garde les clés de votre argent, de vos jetons et de vos objets de collection. Personne d’autre n’y a accès.',
  'whatIsAWallet.keyTitle': 'Une seule clé pour tout',
  'whatIsAWallet.keyText':
    'Vous vous identifiez avec votre portefeuille. Ni nouveau compte, ni mot de passe à retenir.',
  'whatIsAWallet.sayTitle': 'Rien sans votre accord',
  'whatIsAWallet.sayText':
    'Les applications ne peuvent que demander. Vous voyez ce qu’elles veulent et l’approuvez ou non.',
  'multiChain.title': 'Choisir un type de réseau',
  'multiChain.text':
    '{wallet} a un compte pour chacun de ces types. Lequel voulez-vous utiliser ici\u202f?',
}
