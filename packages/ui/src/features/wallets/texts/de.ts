import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Wallets suchen',
  'allWallets.certified': 'Nur zertifizierte Wallets',
  'allWallets.found': '{count, plural, one {# Wallet} other {# Wallets}}',
  'allWallets.none': 'Keine Wallets für „{search}“ gefunden.',
  'allWallets.clear': 'Alle Wallets anzeigen',
  'allWallets.failed': 'Wallets konnten nicht geladen werden',
  'allWallets.moreFailed': 'Weitere Wallets konnten nicht geladen werden.',
  'getWallet.text': 'Diese Wallets funktionieren mit dieser App. Du kannst jederzeit wechseln.',
  'getWallet.all': 'Alle Wallets',
  'downloads.text': 'Installiere {wallet} und komm dann hierher zurück, um dich zu verbinden.',
  'downloads.textPhone': 'Installiere {wallet} und öffne diese Seite dann in deren Browser.',
  'downloads.extension': 'Browser-Erweiterung',
  'downloads.iphone': 'iPhone-App',
  'downloads.android': 'Android-App',
  'downloads.desktop': 'Desktop-App',
  'downloads.webApp': 'Web-App',
  'downloads.website': 'Webseite',
  'downloads.phone': 'Scannen, um sie aufs Handy zu holen',
  'downloads.none': 'Wir haben keinen geprüften Link. Suche im App-Store nach {wallet}.',
  'downloads.installed': '{wallet} ist installiert',
  'downloads.connect': '{wallet} verbinden',
  'whatIsAWallet.homeTitle': 'Ein Ort für alles, was dir gehört',
  'whatIsAWallet.homeText':
    'In deiner Wallet liegen die Schlüssel zu deinen Token und Sammlerstücken. Nur du hast sie.',
  'whatIsAWallet.keyTitle': 'Ein Login für jede App',
  'whatIsAWallet.keyText': 'Melde dich mit deiner Wallet an. Ohne neue Konten und ohne Passwörter.',
  'whatIsAWallet.sayTitle': 'Du bestätigst alles',
  'whatIsAWallet.sayText':
    'Apps können nur Anfragen senden. Du siehst jede davon und bestätigst sie oder lehnst sie ab.',
  'multiChain.title': 'Welches Netzwerk?',
  'multiChain.text': '{wallet} unterstützt alle davon. Wähle eines, um dich zu verbinden.',
}
