import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Öffne dein Wiederherstellungskit',
  'kit.fileLead':
    'Sieh dir die Wörter und Schlüssel deines Wallets ohne jeden Dienst an. Diese Seite funktioniert offline, und nichts, was du eingibst, verlässt sie.',
  'kit.chooseFile': 'Kit-Datei wählen',
  'kit.pasteLabel': 'Oder füge den Inhalt der Datei ein',
  'kit.pasteHint': 'Du kannst die Datei auch auf diese Seite ziehen.',
  'kit.notKit':
    'Das ist kein Wiederherstellungskit. Wähle die Datei, die du beim Erstellen deines Kits heruntergeladen hast.',
  'kit.otherVersion':
    'Diese Seite kann das Kit nicht lesen, weil eine neuere Version es erstellt hat. Nutze die Wiederherstellungsseite, die du damit gespeichert hast.',
  'kit.damaged':
    'Diese Kit-Datei ist beschädigt oder unvollständig und lässt sich deshalb nicht öffnen. Nutze eine andere Kopie.',
  'kit.unreadable': 'Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.',
  'kit.unsupportedTitle': 'Dieser Browser kann kein Kit öffnen',
  'kit.unsupportedLead': 'Aktualisiere deinen Browser oder öffne diese Seite in einem anderen.',
  'kit.codeTitle': 'Gib deinen Kit-Code ein',
  'kit.codeLead': 'Du hast ihn aufgeschrieben, als du dieses Kit am {date} erstellt hast.',
  'kit.codeName': 'Kit-Code',
  'kit.mistyped':
    'Dieser Kit-Code ist unvollständig oder enthält einen Tippfehler. Vergleiche ihn mit deiner Kopie.',
  'kit.recoveryCode':
    'Das ist dein Wiederherstellungscode, der keine Kits öffnet. Gib den Code ein, den du beim Erstellen des Kits aufgeschrieben hast.',
  'kit.refused':
    'Dieser Code öffnet dieses Kit nicht. Prüfe, ob Code und Datei zusammengehören. Wenn ja, ist die Datei beschädigt: Nutze eine andere Kopie.',
  'kit.open': 'Kit öffnen',
  'kit.opening': 'Dein Kit wird geöffnet…',
  'kit.otherFile': 'Andere Datei nutzen',
  'kit.openedTitle': 'Deine Wallet',
  'kit.openedLead':
    'Mit den Wörtern oder einem privaten Schlüssel kann jede andere Wallet-App dieses Wallet öffnen.',
  'kit.secretWarning':
    'Wer die Wörter oder einen privaten Schlüssel sieht, kann alles aus deinem Wallet nehmen. Achte darauf, dass niemand zusieht, und gib sie niemals weiter.',
  'kit.differs':
    'Die Wörter gehören zu anderen Adressen, als das Kit angibt. Dies sind die Adressen der Wörter.',
  'kit.words': 'Deine 24 Wörter',
  'kit.compatible': '{network} und kompatible Netzwerke',
  'kit.privateKey': 'Privater Schlüssel',
  'kit.showWords': 'Halten, um die Wörter zu zeigen',
  'kit.showKey': 'Halten, um den privaten Schlüssel zu zeigen',
  'kit.keepHolding': 'Weiter halten…',
  'kit.pressAgain': 'Drücke in 3 Sekunden noch einmal, um es anzuzeigen.',
  'kit.hidesIn': 'Wird in {seconds} s wieder verborgen',
  'kit.hide': 'Verbergen',
  'kit.copySecret': 'Kopieren',
  'kit.copied': 'Kopiert',
  'kit.copyFailed': 'Kopieren nicht möglich. Markiere den Text und kopiere ihn von Hand.',
  'kit.close': 'Kit schließen',
  'kit.makeTitle': 'Erstelle ein Wiederherstellungskit',
  'kit.makeLead':
    'Ein Kit besteht aus einer Datei und einem Code. Zusammen öffnen sie dein Wallet, auch wenn es diesen Dienst nicht mehr gibt.',
  'kit.makeWarning':
    'Wer beides hat, kann alles aus deinem Wallet nehmen. Bewahre Datei und Code an verschiedenen Orten auf.',
  'kit.make': 'Kit erstellen',
  'kit.cancel': 'Abbrechen',
  'kit.making': 'Dein Kit wird erstellt…',
  'kit.saveTitle': 'Speichere dein Kit',
  'kit.saveLead':
    'Lade beide Dateien herunter und schreibe den Code auf. Wir haben keine Kopie, und der Code wird nur jetzt gezeigt.',
  'kit.download': 'Kit-Datei herunterladen',
  'kit.downloadPage': 'Wiederherstellungsseite herunterladen',
  'kit.pageNote': 'Die Wiederherstellungsseite öffnet dein Kit in jedem Browser, auch offline.',
  'kit.saved': 'Ich habe alles gespeichert',
  'kit.confirmTitle': 'Prüfe deine Kopie des Codes',
  'kit.confirmLead': 'Gib diese zwei Teile deines Kit-Codes von deiner Kopie ein.',
  'kit.part': 'Teil {number}',
  'kit.confirmWrong':
    'Das stimmt nicht mit deinem Kit-Code überein. Prüfe deine Kopie oder zeige den Code noch einmal an.',
  'kit.showCode': 'Kit-Code noch einmal zeigen',
  'kit.finish': 'Abschließen',
  'kit.doneTitle': 'Dein Wiederherstellungskit ist fertig',
  'kit.doneLead':
    'Ein Kit lässt sich nicht zurücknehmen: Es öffnet dein Wallet, solange etwas darin ist. Wenn du die Datei oder den Code verlierst, erstelle ein neues Kit.',
  'kit.done': 'Fertig',
}
