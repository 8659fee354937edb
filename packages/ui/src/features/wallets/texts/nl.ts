import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Wallets zoeken',
  'allWallets.found': '{count, plural, one {# wallet} other {# wallets}}',
  'allWallets.none': 'Geen enkele wallet heeft deze naam: ‘{search}’',
  'allWallets.clear': 'Alle wallets tonen',
  'allWallets.failed': 'De wallets zijn niet geladen',
  'allWallets.moreFailed': 'De volgende wallets zijn niet geladen.',
  'getWallet.text': 'Deze werken allemaal met deze app. Je kunt altijd overstappen op een andere.',
  'getWallet.all': 'Alle wallets',
  'downloads.text':
    '{wallet}: Installeer de wallet vanaf hier. Zodra die in deze browser staat, kun je verbinden.',
  'downloads.textPhone': '{wallet}: Installeer de wallet en open deze pagina in de browser ervan.',
  'downloads.extension': 'Browserextensie',
  'downloads.iphone': 'iPhone-app',
  'downloads.android': 'Android-app',
  'downloads.desktop': 'Desktop-app',
  'downloads.webApp': 'Web-app',
  'downloads.website': 'Website',
  'downloads.phone': 'Scan om hem op je telefoon te zetten',
  'downloads.none':
    '{wallet}: Er is geen veilige link naar deze wallet bekend. Zoek hem in een winkel die je vertrouwt.',
  'downloads.installed': '{wallet} is geïnstalleerd',
  'downloads.connect': '{wallet} verbinden',
  'whatIsAWallet.homeTitle': 'Een thuis voor wat van jou is',
  'whatIsAWallet.homeText':
    'Een wallet bewaart de sleutels van je geld, tokens en verzamelobjecten. Niemand anders heeft ze.',
  'whatIsAWallet.keyTitle': 'Eén sleutel voor elke app',
  'whatIsAWallet.keyText':
    'Je logt in met je wallet. Geen nieuw account, geen wachtwoord om te onthouden.',
  'whatIsAWallet.sayTitle': 'Niets zonder jouw akkoord',
  'whatIsAWallet.sayText':
    'Apps kunnen alleen vragen. Jij ziet wat ze willen en keurt het goed of niet.',
  'multiChain.title': 'Kies een soort netwerk',
  'multiChain.text': '{wallet} heeft voor elk hiervan een account. Welk wil je hier gebruiken?',
}
