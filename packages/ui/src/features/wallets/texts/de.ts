import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Wallets suchen',
  'allWallets.found': '{count, plural, one {# Wallet} other {# Wallets}}',
  'allWallets.none': 'Keine Wallet hat diesen Namen: „{search}“',
  'allWallets.clear': 'Alle Wallets zeigen',
  'allWallets.failed': 'Die Wallets wurden nicht geladen',
  'allWallets.moreFailed': 'Die nächsten Wallets wurden nicht geladen.',
  'getWallet.text':
    'Jede von diesen funktioniert mit dieser App. Du kannst jederzeit zu einer anderen wechseln.',
  'getWallet.all': 'Alle Wallets',
  'downloads.text':
    '{wallet}: Installiere sie von hier. Sobald sie in diesem Browser ist, kannst du sie verbinden.',
  'downloads.textPhone':
    '{wallet}: Installiere sie und öffne dann diese Seite in dem Browser, der in ihr steckt.',
  'downloads.extension': 'Browsererweiterung',
  'downloads.iphone': 'iPhone-App',
  'downloads.android': 'Android-App',
  'downloads.desktop': 'Desktop-App',
  'downloads.webApp': 'Web-App',
  'downloads.website': 'Webseite',
  'downloads.phone': 'Scannen, um sie aufs Smartphone zu holen',
  'downloads.none':
    '{wallet}: Zu dieser Wallet ist kein sicherer Link bekannt. Suche sie in einem Store, dem du vertraust.',
  'downloads.installed': '{wallet} ist installiert',
  'downloads.connect': '{wallet} verbinden',
  'whatIsAWallet.homeTitle': 'Ein Zuhause für das, was dir gehört',
  'whatIsAWallet.homeText':
    'Sie bewahrt die Schlüssel zu deinem Geld, deinen Tokens und Sammlerstücken. Sonst hat sie niemand.',
  'whatIsAWallet.keyTitle': 'Ein Schlüssel für jede App',
  'whatIsAWallet.keyText':
    'Du meldest dich mit deiner Wallet an. Kein neues Konto, kein Passwort zum Merken.',
  'whatIsAWallet.sayTitle': 'Nichts ohne dein Ja',
  'whatIsAWallet.sayText':
    'Apps können nur fragen. Du siehst, was sie wollen, und stimmst zu oder nicht.',
  'multiChain.title': 'Art des Netzwerks wählen',
  'multiChain.text': '{wallet} hat für jede davon ein Konto. Welche möchtest du hier benutzen?',
}
