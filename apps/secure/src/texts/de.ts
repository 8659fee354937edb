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

  'secure.secondLead':
    'Auf einem neuen Gerät reicht ein Passkey allein nicht. Gib den Code ein, den wir an {email} gesendet haben.',
  'secure.oldCodeLead':
    'Gib den Code ein, den wir an deine bisherige E-Mail {email} gesendet haben.',
  'secure.newCodeLead':
    'Gib jetzt den Code ein, den wir an deine neue E-Mail {email} gesendet haben.',
  'secure.emailLead':
    'Du bekommst deine Codes an {email}. Wir senden zuerst einen dorthin und dann einen an deine neue E-Mail.',
  'secure.newEmail': 'Neue E-Mail',
  'secure.emailInvalid': 'Gib eine gültige E-Mail-Adresse ein.',
  'secure.emailSame': 'Das ist schon deine E-Mail. Gib eine andere ein.',
  'secure.emailTaken':
    'Ein anderes Konto nutzt diese E-Mail. Es wurde nichts geändert. Gib eine andere ein.',
  'secure.noEmail':
    'Du meldest dich hier nicht mit einem Code per E-Mail an. Deshalb gibt es keine E-Mail zu ändern.',

  'secure.lostEmail': 'Ich komme nicht an dieses Postfach',
  'secure.lostLead':
    'Bestätige mit deinem Passkey und dann mit einem Code an deine neue E-Mail. Die Änderung dauert 72 Stunden, und dein altes Postfach {email} kann sie bis dahin stoppen.',
  'secure.waitingTitle': 'Deine E-Mail ändert sich',
  'secure.waitingLead':
    'Deine E-Mail wird in {time} zu {email}. Bis dahin meldest du dich wie bisher an.',
  'secure.stopChange': 'Änderung stoppen',
  'secure.keepTitle': 'E-Mail behalten?',
  'secure.keepLead':
    'Jemand hat mit einem Passkey deines Wallets verlangt, die E-Mail ohne dieses Postfach zu ändern. Wenn du sie behalten willst, stoppe die Änderung hier.',
  'secure.keptTitle': 'Deine E-Mail bleibt',
  'secure.keptLead':
    'Die Änderung wurde gestoppt. Wenn du sie nicht verlangt hast, entferne in den Einstellungen deines Wallets Geräte und Passkeys, die du nicht kennst.',
  'secure.linkOverTitle': 'Dieser Link gilt nicht mehr',
  'secure.keepOverLead':
    'Die Änderung wurde schon gestoppt oder ist erfolgt. Die Einstellungen deines Wallets zeigen, mit welcher E-Mail du dich anmeldest.',
  'secure.freezeTitle': 'Wallet einfrieren?',
  'secure.freezeLead':
    'Dein Wallet signiert dann in keinem Browser mehr, bis du es in seinen Einstellungen wieder öffnest.',
  'secure.freeze': 'Wallet einfrieren',
  'secure.frozenTitle': 'Dein Wallet ist eingefroren',
  'secure.frozenLead':
    'Es signiert jetzt nichts. Melde dich an, öffne es in den Einstellungen deines Wallets wieder und entferne Geräte und Anmeldewege, die du nicht kennst.',
  'secure.freezeOverLead':
    'Er wurde schon benutzt oder ist zu alt. Nimm den Link einer neueren Mail, oder entferne in den Einstellungen deines Wallets Geräte, die du nicht kennst.',
  'secure.linkTitle': 'Du hast schon ein Wallet',
  'secure.linkLead':
    'Es gehört zu {email}. Bestätige, dass es deines ist, dann öffnet es auch diese Anmeldung.',
  'secure.linkWrong':
    'Diese Anmeldung öffnet das Wallet nicht. Nutze eine andere oder wähle einen anderen Weg.',
  'secure.linkIncomplete':
    'Die Anmeldung wurde nicht abgeschlossen. Versuche es noch einmal oder wähle einen anderen Weg.',
  'secure.linkBlocked':
    'Dein Browser hat das Fenster blockiert. Versuche es noch einmal, um es zu öffnen.',
  'secure.linkWaiting': 'Schließe die Anmeldung im Fenster von {provider} ab.',
  'secure.useEmail': 'Code per E-Mail erhalten',
  'secure.useProvider': 'Weiter bei {provider}',
  'secure.linkSeparate': 'Eigenes Wallet erstellen',

  'secure.useDevice': 'Anderes Gerät nutzen',
  'secure.deviceLead':
    'Öffne auf einem Gerät, das dein Wallet schon öffnet, die Kontoeinstellungen in dieser App, wähle „{add}“ und gib diesen Code ein.',
  'secure.deviceCode': 'Code dieses Geräts',
  'secure.deviceWaiting': 'Warten auf dein anderes Gerät…',
  'secure.deviceOffline': 'Du bist offline. Es geht weiter, sobald du wieder online bist.',
  'secure.otherWay': 'Anderen Weg wählen',
  'secure.addLead':
    'Melde dich auf dem neuen Gerät an und wähle dort „{other}“. Gib dann den Code ein, den es zeigt.',
  'secure.addCode': 'Code auf dem neuen Gerät',
  'secure.addWarning':
    'Ein Gerät, das du hinzufügst, kann alles in deinem Wallet ausgeben. Füge nur eines hinzu, das vor dir liegt.',
  'secure.addMistyped': 'Der Code hat 12 Zeichen. Vergleiche ihn mit dem neuen Gerät.',
  'secure.addWrong': 'Keines deiner Geräte zeigt diesen Code. Vergleiche ihn mit dem neuen Gerät.',

  'secure.deviceScan': 'Oder scanne diesen Code mit dessen Kamera.',
  'secure.deviceAskLead': '{device} möchte dein Wallet öffnen. Prüfe, ob dort dieser Code steht:',
  'secure.deviceFront': 'Es liegt vor mir und zeigt diesen Code',
  'secure.deviceAskNote':
    'Wenn du das nicht begonnen hast, schließe diese Seite. Jemand anderes kann sich vielleicht als du anmelden.',
  'secure.deviceGoneTitle': 'Kein neues Gerät gefunden',
  'secure.deviceGoneLead':
    'Keines deiner Geräte wartet mit diesem Code. Beginne auf dem neuen Gerät noch einmal und scanne den Code, den es zeigt.',
  'secure.deviceLockedTitle': 'Dein Wallet ist in diesem Browser nicht geöffnet',
  'secure.deviceLockedLead':
    'Melde dich hier in der App an, in der du dein Wallet nutzt, und scanne den Code noch einmal. Oder gib ihn dort unter „{add}“ ein.',
  'secure.deviceFailedTitle': 'Das Gerät wurde nicht hinzugefügt',
  'secure.deviceFailedLead':
    'Sieh in den Einstellungen deines Wallets nach und beginne auf dem neuen Gerät noch einmal.',
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

  'secure.pairTitle': 'Gib den Code aus dem Fenster ein',
  'secure.pairLead': 'Das Fenster deines Wallets zeigt sechs Ziffern.',
  'secure.pairCode': 'Code im Fenster',
  'secure.pairWrong': 'Dieser Code stimmt nicht. Vergleiche ihn mit dem Fenster.',
  'secure.pairOther': 'Anderes Fenster öffnen',
  'secure.shownCodeTitle': 'Gib diesen Code in der App ein',
  'secure.shownCodeLead':
    'Kehre zur App zurück, aus der du kommst, und gib diese sechs Ziffern ein. Wenn du dieses Fenster dort nicht selbst geöffnet hast, schließe es.',
  'secure.shownCode': 'Code dieses Fensters',
  'secure.lockedTitle': 'Melde dich noch einmal an',
  'secure.lockedLead':
    'Dieses Fenster ist nicht bei dem Wallet angemeldet, das gefragt wurde. Schließe es und melde dich in der App noch einmal an.',
}
