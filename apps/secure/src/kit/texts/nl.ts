import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Open je herstelkit',
  'kit.fileLead':
    'Bekijk de woorden en sleutels van je wallet zonder enige dienst. Deze pagina werkt offline en niets wat je invoert, verlaat haar.',
  'kit.chooseFile': 'Kitbestand kiezen',
  'kit.pasteLabel': 'Of plak wat in het bestand staat',
  'kit.pasteHint': 'Je kunt het bestand ook naar deze pagina slepen.',
  'kit.notKit':
    'Dit is geen herstelkit. Kies het bestand dat je hebt gedownload toen je je kit maakte.',
  'kit.otherVersion':
    'Deze pagina kan deze kit niet lezen, omdat een nieuwere versie hem heeft gemaakt. Gebruik de herstelpagina die je erbij hebt bewaard.',
  'kit.damaged':
    'Dit kitbestand is beschadigd of onvolledig en kan daarom niet worden geopend. Gebruik een andere kopie.',
  'kit.unreadable': 'Het bestand kon niet worden gelezen. Kies het opnieuw.',
  'kit.unsupportedTitle': 'Deze browser kan geen kit openen',
  'kit.unsupportedLead': 'Werk je browser bij of open deze pagina in een andere.',
  'kit.codeTitle': 'Voer je kitcode in',
  'kit.codeLead': 'Je hebt hem opgeschreven toen je deze kit op {date} maakte.',
  'kit.codeName': 'Kitcode',
  'kit.mistyped':
    'Deze kitcode is niet volledig of bevat een typefout. Vergelijk hem met de kopie die je hebt bewaard.',
  'kit.recoveryCode':
    'Dit is je herstelcode, die geen kits opent. Voer de code in die je hebt opgeschreven toen je de kit maakte.',
  'kit.refused':
    'Deze code opent deze kit niet. Controleer of code en bestand bij elkaar horen. Zo ja, dan is het bestand beschadigd: gebruik een andere kopie.',
  'kit.open': 'Kit openen',
  'kit.opening': 'Je kit wordt geopend…',
  'kit.otherFile': 'Ander bestand gebruiken',
  'kit.openedTitle': 'Je wallet',
  'kit.openedLead':
    'Met de woorden of een privésleutel kan elke andere wallet-app deze wallet openen.',
  'kit.secretWarning':
    'Wie de woorden of een privésleutel ziet, kan alles uit je wallet halen. Zorg dat niemand meekijkt en deel ze nooit.',
  'kit.differs':
    'De woorden horen bij andere adressen dan de kit noemt. Dit zijn de adressen van de woorden.',
  'kit.words': 'Je 24 woorden',
  'kit.compatible': '{network} en compatibele netwerken',
  'kit.privateKey': 'Privésleutel',
  'kit.showWords': 'Houd ingedrukt om de woorden te tonen',
  'kit.showKey': 'Houd ingedrukt om de privésleutel te tonen',
  'kit.keepHolding': 'Blijf indrukken…',
  'kit.pressAgain': 'Druk over 3 seconden opnieuw om het te tonen.',
  'kit.hidesIn': 'Weer verborgen over {seconds} s',
  'kit.hide': 'Verbergen',
  'kit.copySecret': 'Kopiëren',
  'kit.copied': 'Gekopieerd',
  'kit.copyFailed': 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.',
  'kit.close': 'Kit sluiten',
  'kit.makeTitle': 'Maak een herstelkit',
  'kit.makeLead':
    'Een kit is een bestand en een code. Samen openen ze je wallet, ook als deze dienst niet meer bestaat.',
  'kit.makeWarning':
    'Wie beide heeft, kan alles uit je wallet halen. Bewaar het bestand en de code op verschillende plekken.',
  'kit.make': 'Kit maken',
  'kit.cancel': 'Annuleren',
  'kit.making': 'Je kit wordt gemaakt…',
  'kit.saveTitle': 'Bewaar je kit',
  'kit.saveLead':
    'Download beide bestanden en schrijf de code op. Wij hebben geen kopie en de code wordt alleen nu getoond.',
  'kit.download': 'Kitbestand downloaden',
  'kit.downloadPage': 'Herstelpagina downloaden',
  'kit.pageNote': 'De herstelpagina opent je kit in elke browser, ook offline.',
  'kit.saved': 'Ik heb alles bewaard',
  'kit.confirmTitle': 'Controleer je kopie van de code',
  'kit.confirmLead': 'Voer deze twee delen van je kitcode in vanaf de kopie die je hebt bewaard.',
  'kit.part': 'Deel {number}',
  'kit.confirmWrong':
    'Dit komt niet overeen met je kitcode. Controleer je kopie of toon de code opnieuw.',
  'kit.showCode': 'Kitcode opnieuw tonen',
  'kit.finish': 'Afronden',
  'kit.doneTitle': 'Je herstelkit is klaar',
  'kit.doneLead':
    'Een kit kun je niet intrekken: hij opent je wallet zolang er iets in zit. Als je het bestand of de code kwijtraakt, maak dan een nieuwe kit.',
  'kit.done': 'Klaar',
}
