import type { AreaTexts } from '@cleat/ui/secure'
import type { ManageTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof ManageTexts> = {
  'manage.login': 'Anmeldewege',
  'manage.remove': 'Entfernen',
  'manage.removeAsk': '{name} entfernen?',
  'manage.unlinkText': 'Du kannst dich damit nicht mehr anmelden. Dein Wallet bleibt.',
  'manage.cancel': 'Abbrechen',
  'manage.add': '{name} hinzufügen',
  'manage.firstEmailLead':
    'Du kannst dich dann mit einem Code anmelden, den wir dorthin senden. Wir senden jetzt einen, um zu prüfen, dass sie dir gehört.',
  'manage.devices': 'Geräte',
  'manage.thisDevice': 'Dieses Gerät',
  'manage.used': 'Zuletzt genutzt am {date}',
  'manage.deviceText':
    'Es kann dein Wallet nicht mehr öffnen. Wenn jemand anderes es hat, übertrage auch, was dir gehört, in ein anderes Wallet.',
  'manage.tested': 'Zuletzt getestet am {date}',
  'manage.untested': 'Noch nicht getestet',
  'manage.test': 'Testen',
  'manage.recoveryText': 'Das öffnet dein Wallet nicht mehr. Die anderen Wege tun es weiterhin.',
  'manage.addRecovery': 'Hinzufügen oder ersetzen',
  'manage.recovers': 'Jemand nutzt deinen Wiederherstellungscode',
  'manage.recoversIn':
    'In {time} öffnet er dort dein Wallet. Wenn du das nicht bist, stoppe es und ersetze den Code.',
  'manage.recoversNow':
    'Er kann dort jetzt dein Wallet öffnen. Wenn du das nicht bist, stoppe es und ersetze den Code.',
  'manage.stopRecovery': 'Stoppen',
  'manage.security': 'Sicherheit',
  'manage.confirm': 'Nach meinem Passkey fragen',
  'manage.confirmOn': 'Bei jeder Signatur',
  'manage.confirmOff': 'Du signierst ohne ihn',
  'manage.turnOn': 'Einschalten',
  'manage.turnOff': 'Ausschalten',
  'manage.limit': 'Zahlungen in der App bestätigen',
  'manage.limitOff': 'Jede Zahlung öffnet ein Fenster wie dieses',
  'manage.limitOn': 'Bis zu {amount} in 24 Stunden, auf diesem Gerät',
  'manage.limitTo': 'Bis zu {amount}',
  'manage.logOut': 'Überall abmelden',
  'manage.logOutText': 'Alle Browser werden abgemeldet, auch dieser.',
  'manage.export': 'In einem anderen Wallet nutzen',
  'manage.words': '24 Wörter',
  'manage.wordsText': 'Für alle Konten deines Wallets',
  'manage.key': '{network}-Schlüssel',
  'manage.keyText': 'Nur für dieses Konto',
  'manage.show': 'Anzeigen',
  'manage.events': 'Aktivität',
  'manage.eventsText': 'Was mit deinem Wallet geschah',
  'manage.event':
    '{event, select, login {Angemeldet} logout {Abgemeldet} device {Geräte geändert} signed {Signiert} exported {Schlüssel angezeigt} holders {Zugang zum Wallet geändert} refused {Abgelehnt} recovery {Wiederherstellung begonnen} stopped {Wiederherstellung gestoppt} tested {Wiederherstellung getestet} waiting {E-Mail-Änderung begonnen} kept {E-Mail-Änderung gestoppt} methods {Anmeldewege geändert} deletion {Löschung geändert} created {Wallet erstellt} frozen {Eingefroren oder wieder geöffnet} other {Geändert}}',
  'manage.noEvents': 'Noch nichts.',
  'manage.broken':
    'Ein Teil dieser Liste wurde geändert oder fehlt. Frage den Betreiber des Wallets.',
  'manage.delete': 'Wallet löschen',
  'manage.deleteText':
    'Es wird in 7 Tagen gelöscht, und bis dahin kannst du es behalten. Danach öffnen nur deine Wörter deine Konten: Sichere sie vorher.',
  'manage.deletes':
    '{count, plural, =0 {Dein Wallet wird heute gelöscht.} one {Dein Wallet wird in # Tag gelöscht.} other {Dein Wallet wird in # Tagen gelöscht.}}',
  'manage.keep': 'Wallet behalten',
  'manage.done': 'Fertig.',
  'manage.working': 'Einen Moment…',
  'manage.failed': 'Das hat nicht geklappt. Prüfe dein Wallet hier und versuche es noch einmal.',
  'manage.frozen':
    'Dein Wallet ist eingefroren, deshalb wurde nichts geändert. Öffne es zuerst wieder.',
  'manage.frozenTitle': 'Dein Wallet ist eingefroren',
  'manage.frozenText':
    'Es signiert nichts, bis du es wieder öffnest. Entferne danach Geräte und Anmeldewege, die du nicht kennst.',
  'manage.thaw': 'Wieder öffnen',
  'manage.last': 'Ein Weg muss bleiben. Füge zuerst einen anderen hinzu.',
  'manage.changed':
    'Ein anderer Browser hat dein Wallet inzwischen geändert. Prüfe es hier und versuche es noch einmal.',
  'manage.needsPasskey':
    'Dafür brauchst du deinen Passkey. Mach in einem Browser weiter, der ihn hat.',
  'manage.otherAccount':
    'Diese Anmeldung gehört zu einem anderen Wallet. Nutze eine dieses Wallets.',
  'manage.taken': 'Ein anderes Wallet nutzt diese Anmeldung, deshalb wurde sie nicht hinzugefügt.',
  'manage.endedTitle': 'Du bist abgemeldet',
  'manage.endedText':
    'Schließe dieses Fenster. Melde dich in der App wieder an, um zurückzukommen.',
  'manage.lockedTitle': 'Dein Wallet ist hier nicht geöffnet',
  'manage.lockedText':
    'Melde dich in der App, aus der du kamst, noch einmal an. Das öffnet dein Wallet hier.',
  'manage.againTitle': 'Melde dich noch einmal an',
  'manage.againText': 'Was jetzt kommt, ist nur für dich. Zeige, dass du es bist.',
  'manage.sendCode': 'Code per E-Mail senden',
  'manage.noLogin':
    'Dieser Browser bietet keinen Weg, sich bei diesem Wallet anzumelden. Mach in einem anderen weiter.',
  'manage.touchTitle': 'Bestätige mit deinem Passkey',
  'manage.codeTitle': 'Teste deinen Wiederherstellungscode',
  'manage.codeText': 'Gib den Code von deiner Kopie ein.',
  'manage.holdTitle': 'Nur für deine Augen',
  'manage.holdText':
    'Wer das sieht, kann alles nehmen, was dir hier gehört, und nichts macht das rückgängig. Achte darauf, dass du allein bist. Niemand, der dir hilft, braucht es je.',
  'manage.holdMail': 'Wir sagen dir per E-Mail, dass es angezeigt wurde.',
  'manage.hold': 'Zum Anzeigen halten',
  'manage.holding': 'Weiter halten…',
  'manage.pressAgain': 'Drücke in 3 Sekunden noch einmal, um es anzuzeigen.',
  'manage.wordsTitle': 'Deine 24 Wörter',
  'manage.wordsHelp': 'In dieser Reihenfolge öffnen sie alle deine Konten in einem anderen Wallet.',
  'manage.keyTitle': 'Dein {network}-Schlüssel',
  'manage.keyHelp': 'Er öffnet dieses Konto in einem anderen Wallet.',
  'manage.left': 'Ausgeblendet in {seconds} s',
  'manage.copy': 'Kopieren',
  'manage.copied': 'Kopiert',
  'manage.copyWarning':
    'Andere Apps können lesen, was du kopierst. Füge es sofort ein und kopiere danach etwas anderes.',
  'manage.hide': 'Jetzt ausblenden',
}
