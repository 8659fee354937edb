import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Gib den Code ein',
  'secure.codeLead': 'Wir haben ihn an {email} gesendet.',
  'secure.code': 'Code aus der E-Mail',
  'secure.digit': 'Ziffer {number}',
  'secure.codeWrong':
    '{count, plural, one {Dieser Code stimmt nicht. Noch # Versuch.} other {Dieser Code stimmt nicht. Noch # Versuche.}}',
  'secure.codeOver': 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
  'secure.throttled': 'Zu viele Versuche. Versuche es in {time} noch einmal.',
  'secure.service':
    'Das Wallet ist nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.',
  'secure.minutes': '{count, plural, one {# Minute} other {# Minuten}}',
  'secure.hours': '{count, plural, one {# Stunde} other {# Stunden}}',
  'secure.resend': 'Code erneut senden',
  'secure.resendIn': 'Erneut senden in {seconds} s',
  'secure.resent': 'Code erneut gesendet.',
  'secure.noMail': 'Noch keine E-Mail? Sieh im Spam-Ordner nach.',
  'secure.otherEmail': 'Andere E-Mail nutzen',

  'secure.passkeyTitle': 'Nutze deinen Passkey',
  'secure.passkeyLead': 'Wenn du hier noch kein Wallet hast, erstelle eins.',
  'secure.usePasskey': 'Passkey nutzen',
  'secure.useCode': 'Wiederherstellungscode nutzen',
  'secure.incomplete':
    'Es wurde kein Passkey genutzt. Versuche es noch einmal oder wähle einen anderen Weg.',
  'secure.wrongPasskey':
    'Dieser Passkey funktioniert hier nicht. Nutze einen anderen oder wähle einen anderen Weg.',
  'secure.lackingPasskey':
    'Mit diesem Passkey kannst du dich anmelden, aber dein Wallet nicht öffnen. Dafür brauchst du einen Wiederherstellungscode.',

  'secure.methodTitle': 'Wähle, wie du dein Wallet wiederherstellst',
  'secure.methodLead':
    'Das brauchst du, um dein Wallet in einem anderen Browser zu öffnen oder wenn du dieses Gerät verlierst.',
  'secure.testTitle': 'Teste deinen Passkey',
  'secure.testLead': 'Nutze deinen neuen Passkey einmal, um zu prüfen, ob er dein Wallet öffnet.',

  'secure.saveTitle': 'Sichere deinen Wiederherstellungscode',
  'secure.saveLead':
    'Du brauchst ihn, um dein Wallet in einem anderen Browser zu öffnen oder wenn du dieses Gerät verlierst. Schreib ihn auf oder speichere ihn in einem Passwortmanager.',
  'secure.saveWarning':
    'Wir haben keine Kopie und können ihn nicht zurücksetzen. Wenn du dieses Gerät und diesen Code verlierst, ist alles in deinem Wallet verloren. Gib diesen Code niemals weiter.',
  'secure.codeName': 'Wiederherstellungscode',
  'secure.copy': 'Code kopieren',
  'secure.copied': 'Code kopiert',
  'secure.saved': 'Ich habe ihn gesichert',

  'secure.confirmTitle': 'Prüfe, ob du ihn gesichert hast',
  'secure.confirmLead': 'Gib diese zwei Teile deines Wiederherstellungscodes von deiner Kopie ein.',
  'secure.part': 'Teil {number}',
  'secure.confirmWrong':
    'Das stimmt nicht mit deinem Wiederherstellungscode überein. Prüfe deine Kopie oder zeige den Code noch einmal an.',
  'secure.showCode': 'Code noch einmal zeigen',
  'secure.create': 'Wallet erstellen',
  'secure.creating': 'Dein Wallet wird erstellt…',

  'secure.createdTitle': 'Dein Wallet ist bereit',
  'secure.compatible': '{network} und kompatible Netzwerke',
  'secure.continue': 'Weiter',

  'secure.recoverTitle': 'Gib deinen Wiederherstellungscode ein',
  'secure.recoverLead':
    'Dein Wallet ist neu in diesem Browser. Der Code, den du beim Erstellen deines Wallets gesichert hast, öffnet es hier.',
  'secure.openTitle': 'Öffne dein Wallet',
  'secure.openLead':
    'Dein Wallet ist neu in diesem Browser. Öffne es mit deinem Passkey oder deinem Wiederherstellungscode.',
  'secure.mistyped':
    'Dieser Code ist unvollständig oder enthält einen Tippfehler. Vergleiche ihn mit deiner Kopie.',
  'secure.notYours':
    'Dieser Code gehört zu einem anderen Wallet. Gib den ein, den du für dieses Konto gesichert hast.',
  'secure.held':
    'Diese Wartezeit schützt dich, falls jemand anderes deinen Code hat. Komm in {time} wieder und gib ihn noch einmal ein.',
  'secure.open': 'Wallet öffnen',
  'secure.opening': 'Dein Wallet wird geöffnet…',

  'secure.nothingTitle': 'Hier gibt es nichts zu tun',
  'secure.nothingLead':
    'Dieses Fenster gehört zu deinem Wallet. Schließe es und beginne noch einmal in der App, aus der du kommst.',

  'secure.approveTitle': 'Diese Anfrage bestätigen?',
  'secure.receiver': 'Adresse des Empfängers',
  'secure.unsigned':
    'Das Wallet ist nicht erreichbar, deshalb wurde nichts signiert. Prüfe deine Internetverbindung und versuche es noch einmal.',
  'secure.signing': 'Wird signiert…',
  'secure.together': 'Alles davon passiert auf einmal oder gar nicht.',
  'secure.upgradeNote':
    'Adresse und Guthaben bleiben gleich. Ab dann führt es den Code von {name} aus, den niemand ändern kann.',
  'secure.upgradeAgree': 'Mein Konto zum smarten Konto machen',
  'secure.leaves': 'Verlässt dein Konto',
  'secure.removalNote': 'Auch was Apps über diesen Code dürfen, endet damit.',
  'secure.approvedTitle': 'Bestätigt',
  'secure.declinedTitle': 'Abgelehnt',
  'secure.overTitle': 'Diese Anfrage ist beendet',
  'secure.overLead':
    'Die App hat sie zurückgenommen, oder es hat zu lange gedauert. In diesem Fenster wurde nichts signiert.',
  'secure.unsignedTitle': 'Konnte nicht signiert werden',
  'secure.backLead': 'Schließe dieses Fenster und kehre zur App zurück.',
}
