import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Mit einem smarten Konto bestätigst du mehrere Schritte auf einmal, und Apps können deine Gebühren zahlen. Deine Adresse bleibt gleich.',
  'smartAccount.introContract':
    'Mit einem smarten Konto bestätigst du mehrere Schritte auf einmal, und Apps können deine Gebühren zahlen. Es hat eine andere Adresse als dein einfaches Konto.',
  'smartAccount.addresses': 'Gleiche Anmeldung, andere Adresse',
  'smartAccount.use': 'Smartes Konto verwenden',
  'smartAccount.kept': 'Ausgeschaltet. Was umgestellt wurde, bleibt so, bis du es entfernst.',
  'smartAccount.loading': 'Deine Netzwerke werden geprüft…',
  'smartAccount.ready': 'Bereit. Die Umstellung kommt mit deiner ersten Aktion.',
  'smartAccount.readyContract': 'Bereit. Es entsteht mit deiner ersten Aktion.',
  'smartAccount.upgraded': 'Umgestellt',
  'smartAccount.count':
    '{count, plural, one {Auf # Netzwerk umgestellt} other {Auf # Netzwerken umgestellt}}',
  'smartAccount.plain': 'Einfaches Konto',
  'smartAccount.unavailable': 'Hier nicht verfügbar. Dein Konto funktioniert als einfaches Konto.',
  'smartAccount.unavailableContract': 'Hier nicht verfügbar. Verwende dein einfaches Konto.',
  'smartAccount.unknown': 'Führt Code aus, den wir nicht kennen',
  'smartAccount.contract': 'Konto eines Vertrags',
  'smartAccount.failed': 'Dieses Netzwerk konnte nicht geprüft werden',
  'smartAccount.explorer': 'Im Explorer ansehen',
  'smartAccount.remove': 'Umstellung entfernen',
  'smartAccount.removeText':
    'Auf {network} wird dein Konto wieder ein einfaches, und dort erteilte Berechtigungen enden. Du zahlst die Netzwerkgebühr.',
  'smartAccount.keep': 'Abbrechen',
  'smartAccount.asking': 'Umstellung wird entfernt…',
  'smartAccount.waiting': 'Warten auf {network}…',
  'smartAccount.removed': 'Umstellung entfernt',
  'smartAccount.confirmed': '{network} bestätigt es.',
  'smartAccount.unclear': 'Noch nicht bestätigt',
  'smartAccount.unclearText':
    'Es ist unterwegs. Sieh im Explorer nach, bevor du es noch einmal versuchst.',
  'smartAccount.notRemoved': 'Umstellung nicht entfernt',
  'smartAccount.done': 'Fertig',
  'smartAccount.codeIntro':
    'Ein Konto kann den Code eines Programms ausführen, das dann für es handelt. Hier steht, wessen Code deines ausführt.',
  'smartAccount.stop':
    'Dieses Konto führt Code aus, den wir nicht kennen. Wer ihn geschrieben hat, kann vielleicht nehmen, was du hier empfängst.',
  'smartAccount.elsewhere': 'Zum Entfernen öffne {wallet} und schalte dort das smarte Konto aus.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Dein Konto kann auf {network} kein smartes Konto sein. Es wurde nichts gesendet.',
  OPERATION_REJECTED:
    'Das wurde nicht angenommen. Es wurde nichts gesendet. Prüfe, ob du genug für die Gebühr hast.',
  SPONSOR_DECLINED:
    'Der Sponsor zahlt nicht mehr dafür. Es wurde nichts gesendet. Versuche es noch einmal, um die neue Gebühr zu sehen.',
}
