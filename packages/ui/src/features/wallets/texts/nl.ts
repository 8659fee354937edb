import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Wallets zoeken',
  'allWallets.certified': 'Alleen gecertificeerde wallets',
  'allWallets.found': '{count, plural, one {# wallet} other {# wallets}}',
  'allWallets.none': 'Geen wallets gevonden voor ‘{search}’.',
  'allWallets.clear': 'Alle wallets tonen',
  'allWallets.failed': 'Wallets konden niet worden geladen',
  'allWallets.moreFailed': 'Meer wallets laden is niet gelukt.',
  'getWallet.text': 'Deze wallets werken met deze app. Je kunt altijd wisselen.',
  'getWallet.all': 'Alle wallets',
  'downloads.text': 'Installeer {wallet} en kom dan hier terug om te verbinden.',
  'downloads.textPhone': 'Installeer {wallet} en open deze pagina dan in de browser van de app.',
  'downloads.extension': 'Browserextensie',
  'downloads.iphone': 'iPhone-app',
  'downloads.android': 'Android-app',
  'downloads.desktop': 'Desktop-app',
  'downloads.webApp': 'Web-app',
  'downloads.website': 'Website',
  'downloads.phone': 'Scan om op je telefoon te downloaden',
  'downloads.none': 'We hebben geen geverifieerde link. Zoek in je appstore naar {wallet}.',
  'downloads.installed': '{wallet} is geïnstalleerd',
  'downloads.connect': '{wallet} verbinden',
  'whatIsAWallet.homeTitle': 'Een plek voor wat van jou is',
  'whatIsAWallet.homeText':
    'Je wallet bewaart de sleutels van je tokens en verzamelobjecten. Alleen jij hebt ze.',
  'whatIsAWallet.keyTitle': 'Eén login voor elke app',
  'whatIsAWallet.keyText':
    'Log in met je wallet. Geen nieuwe accounts, geen wachtwoorden om te onthouden.',
  'whatIsAWallet.sayTitle': 'Jij keurt alles goed',
  'whatIsAWallet.sayText':
    'Apps kunnen alleen verzoeken sturen. Je ziet ze allemaal en keurt ze goed of weigert ze.',
  'multiChain.title': 'Welk netwerk?',
  'multiChain.text': '{wallet} ondersteunt deze allemaal. Kies er een om te verbinden.',
}
