import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Voer de code in',
  'secure.codeLead': 'We hebben hem naar {email} gestuurd.',
  'secure.code': 'Code uit de e-mail',
  'secure.digit': 'Cijfer {number}',
  'secure.codeWrong':
    '{count, plural, one {Die code klopt niet. Nog # poging.} other {Die code klopt niet. Nog # pogingen.}}',
  'secure.codeOver': 'Deze code werkt niet meer. Vraag een nieuwe aan.',
  'secure.throttled': 'Te veel pogingen. Probeer het over {time} opnieuw.',
  'secure.service':
    'De wallet is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.',
  'secure.minutes': '{count, plural, one {# minuut} other {# minuten}}',
  'secure.hours': '{count, plural, one {# uur} other {# uur}}',
  'secure.resend': 'Code opnieuw sturen',
  'secure.resendIn': 'Opnieuw sturen over {seconds} s',
  'secure.resent': 'Code opnieuw gestuurd.',
  'secure.noMail': 'Nog geen e-mail? Kijk in je spammap.',
  'secure.otherEmail': 'Ander e-mailadres gebruiken',

  'secure.passkeyTitle': 'Gebruik je passkey',
  'secure.passkeyLead': 'Heb je hier nog geen wallet, maak er dan een.',
  'secure.usePasskey': 'Passkey gebruiken',
  'secure.useCode': 'Herstelcode gebruiken',
  'secure.incomplete':
    'Er is geen passkey gebruikt. Probeer het opnieuw of kies een andere manier.',
  'secure.wrongPasskey':
    'Deze passkey werkt hier niet. Gebruik een andere of kies een andere manier.',
  'secure.lackingPasskey':
    'Met deze passkey kun je inloggen, maar je wallet niet openen. Daarvoor heb je een herstelcode nodig.',

  'secure.methodTitle': 'Kies hoe je je wallet herstelt',
  'secure.methodLead':
    'Je hebt dit nodig om je wallet in een andere browser te openen of als je dit apparaat kwijtraakt.',
  'secure.testTitle': 'Test je passkey',
  'secure.testLead': 'Gebruik je nieuwe passkey één keer om te controleren of hij je wallet opent.',

  'secure.saveTitle': 'Bewaar je herstelcode',
  'secure.saveLead':
    'Je hebt hem nodig om je wallet in een andere browser te openen of als je dit apparaat kwijtraakt. Schrijf hem op of bewaar hem in een wachtwoordmanager.',
  'secure.saveWarning':
    'Wij hebben geen kopie en kunnen hem niet herstellen. Als je dit apparaat en deze code kwijtraakt, is alles in je wallet verloren. Deel deze code nooit.',
  'secure.codeName': 'Herstelcode',
  'secure.copy': 'Code kopiëren',
  'secure.copied': 'Code gekopieerd',
  'secure.saved': 'Ik heb hem bewaard',

  'secure.confirmTitle': 'Controleer of je hem hebt bewaard',
  'secure.confirmLead':
    'Voer deze twee delen van je herstelcode in vanaf de kopie die je hebt bewaard.',
  'secure.part': 'Deel {number}',
  'secure.confirmWrong':
    'Dit komt niet overeen met je herstelcode. Controleer je kopie of toon de code opnieuw.',
  'secure.showCode': 'Code opnieuw tonen',
  'secure.create': 'Wallet maken',
  'secure.creating': 'Je wallet wordt gemaakt…',

  'secure.createdTitle': 'Je wallet is klaar',
  'secure.compatible': '{network} en compatibele netwerken',
  'secure.continue': 'Doorgaan',

  'secure.recoverTitle': 'Voer je herstelcode in',
  'secure.recoverLead':
    'Je wallet is nieuw in deze browser. De code die je bij het maken van je wallet hebt bewaard, opent hem hier.',
  'secure.openTitle': 'Open je wallet',
  'secure.openLead':
    'Je wallet is nieuw in deze browser. Open hem met je passkey of je herstelcode.',
  'secure.mistyped':
    'Deze code is niet volledig of bevat een typefout. Vergelijk hem met de kopie die je hebt bewaard.',
  'secure.notYours':
    'Deze code hoort bij een andere wallet. Voer de code in die je voor dit account hebt bewaard.',
  'secure.held':
    'Deze wachttijd beschermt je als iemand anders je code heeft. Kom over {time} terug en voer hem opnieuw in.',
  'secure.open': 'Wallet openen',
  'secure.opening': 'Je wallet wordt geopend…',

  'secure.secondLead':
    'Op een nieuw apparaat is een passkey alleen niet genoeg. Voer de code in die we naar {email} hebben gestuurd.',
  'secure.oldCodeLead':
    'Voer de code in die we naar je huidige e-mailadres {email} hebben gestuurd.',
  'secure.newCodeLead':
    'Voer nu de code in die we naar je nieuwe e-mailadres {email} hebben gestuurd.',
  'secure.emailLead':
    'Je krijgt je codes op {email}. We sturen er eerst een daarheen en dan een naar je nieuwe e-mailadres.',
  'secure.newEmail': 'Nieuw e-mailadres',
  'secure.emailInvalid': 'Voer een geldig e-mailadres in.',
  'secure.emailSame': 'Dit is al je e-mailadres. Voer een ander in.',
  'secure.emailTaken':
    'Een ander account gebruikt dit e-mailadres. Er is niets gewijzigd. Voer een ander in.',
  'secure.noEmail':
    'Je logt hier niet in met een code per e-mail, dus er is geen e-mailadres om te wijzigen.',

  'secure.lostEmail': 'Ik kan niet bij deze mailbox',
  'secure.lostLead':
    'Bevestig met je passkey en daarna met een code naar je nieuwe e-mailadres. De wijziging duurt 72 uur en je oude mailbox {email} kan haar tot dan stoppen.',
  'secure.waitingTitle': 'Je e-mailadres verandert',
  'secure.waitingLead':
    'Je e-mailadres wordt over {time} {email}. Tot dan log je in zoals voorheen.',
  'secure.stopChange': 'Wijziging stoppen',
  'secure.keepTitle': 'E-mailadres houden?',
  'secure.keepLead':
    'Iemand heeft met een passkey van je wallet gevraagd het e-mailadres te wijzigen zonder deze mailbox. Wil je het houden, stop de wijziging dan hier.',
  'secure.keptTitle': 'Je e-mailadres blijft',
  'secure.keptLead':
    'De wijziging is gestopt. Heb je er niet om gevraagd, verwijder dan in de instellingen van je wallet apparaten en passkeys die je niet kent.',
  'secure.linkOverTitle': 'Deze link werkt niet meer',
  'secure.keepOverLead':
    'De wijziging is al gestopt of is al gebeurd. De instellingen van je wallet tonen het e-mailadres waarmee je inlogt.',
  'secure.freezeTitle': 'Je wallet bevriezen?',
  'secure.freezeLead':
    'Je wallet ondertekent dan niets meer, in geen enkele browser, tot je hem in zijn instellingen weer opent.',
  'secure.freeze': 'Wallet bevriezen',
  'secure.frozenTitle': 'Je wallet is bevroren',
  'secure.frozenLead':
    'Hij ondertekent nu niets. Log in, open hem weer in de instellingen van je wallet en verwijder apparaten en inlogmanieren die je niet kent.',
  'secure.freezeOverLead':
    'Hij is al gebruikt of te oud. Gebruik de link van een nieuwere mail, of verwijder in de instellingen van je wallet apparaten die je niet kent.',
  'secure.linkTitle': 'Je hebt al een wallet',
  'secure.linkLead':
    'Hij hoort bij {email}. Bevestig dat hij van jou is, dan opent deze login hem ook.',
  'secure.linkWrong':
    'Die login opent deze wallet niet. Gebruik een andere of kies een andere manier.',
  'secure.linkIncomplete':
    'Het inloggen is niet voltooid. Probeer het opnieuw of kies een andere manier.',
  'secure.linkBlocked':
    'Je browser heeft het venster geblokkeerd. Probeer het opnieuw om het te openen.',
  'secure.linkWaiting': 'Ga verder in het venster van {provider}.',
  'secure.useEmail': 'Code per e-mail ontvangen',
  'secure.useProvider': 'Ga verder bij {provider}',
  'secure.linkSeparate': 'Aparte wallet maken',

  'secure.useDevice': 'Ander apparaat gebruiken',
  'secure.deviceLead':
    'Ga op een apparaat dat je wallet al opent naar de accountinstellingen in deze app, kies ‘{add}’ en voer deze code in.',
  'secure.deviceCode': 'Code van dit apparaat',
  'secure.deviceWaiting': 'Wachten op je andere apparaat…',
  'secure.deviceOffline': 'Je bent offline. We gaan verder zodra je weer online bent.',
  'secure.otherWay': 'Andere manier kiezen',
  'secure.addLead':
    'Log in op het nieuwe apparaat en kies daar ‘{other}’. Voer dan de code in die het toont.',
  'secure.addCode': 'Code op het nieuwe apparaat',
  'secure.addWarning':
    'Een apparaat dat je toevoegt, kan alles in je wallet uitgeven. Voeg alleen een apparaat toe dat voor je ligt.',
  'secure.addMistyped': 'De code heeft 12 tekens. Vergelijk hem met het nieuwe apparaat.',
  'secure.addWrong':
    'Geen van je apparaten toont deze code. Vergelijk hem met het nieuwe apparaat.',

  'secure.deviceScan': 'Of scan deze code met de camera ervan.',
  'secure.deviceAskLead': '{device} vraagt je wallet te openen. Controleer of het deze code toont:',
  'secure.deviceFront': 'Het ligt voor me en toont deze code',
  'secure.deviceAskNote':
    'Ben jij dit niet begonnen, sluit dan deze pagina. Misschien kan iemand anders als jij inloggen.',
  'secure.deviceGoneTitle': 'Geen nieuw apparaat gevonden',
  'secure.deviceGoneLead':
    'Geen van je apparaten wacht met deze code. Begin opnieuw op het nieuwe apparaat en scan de code die het toont.',
  'secure.deviceLockedTitle': 'Je wallet is in deze browser niet geopend',
  'secure.deviceLockedLead':
    'Log hier in bij de app waarin je je wallet gebruikt en scan de code opnieuw. Of voer hem daar in onder ‘{add}’.',
  'secure.deviceFailedTitle': 'Het apparaat is niet toegevoegd',
  'secure.deviceFailedLead':
    'Kijk in de instellingen van je wallet en begin opnieuw op het nieuwe apparaat.',
  'secure.nothingTitle': 'Hier is niets te doen',
  'secure.nothingLead':
    'Dit venster hoort bij je wallet. Sluit het en begin opnieuw in de app waar je vandaan komt.',

  'secure.approveTitle': 'Dit verzoek goedkeuren?',
  'secure.receiver': 'Adres van de ontvanger',
  'secure.unsigned':
    'De wallet is niet bereikbaar, dus er is niets ondertekend. Controleer je internetverbinding en probeer het opnieuw.',
  'secure.signing': 'Ondertekenen…',
  'secure.together': 'Dit gebeurt allemaal in één keer, of helemaal niet.',
  'secure.upgradeNote':
    'Het houdt zijn adres en zijn tegoed. Vanaf dan voert het de code van {name} uit, die niemand kan wijzigen.',
  'secure.upgradeAgree': 'Mijn account een smart account maken',
  'secure.leaves': 'Verlaat je account',
  'secure.removalNote': 'Wat apps via deze code mogen, eindigt ook.',
  'secure.approvedTitle': 'Goedgekeurd',
  'secure.declinedTitle': 'Geweigerd',
  'secure.overTitle': 'Dit verzoek is voorbij',
  'secure.overLead':
    'De app heeft het ingetrokken of het duurde te lang. In dit venster is niets ondertekend.',
  'secure.unsignedTitle': 'Ondertekenen is niet gelukt',
  'secure.backLead': 'Sluit dit venster en ga terug naar de app.',

  'secure.pairTitle': 'Voer de code uit het venster in',
  'secure.pairLead': 'Het venster van je wallet toont zes cijfers.',
  'secure.pairCode': 'Code in het venster',
  'secure.pairWrong': 'Die code klopt niet. Vergelijk hem met het venster.',
  'secure.pairOther': 'Ander venster openen',
  'secure.shownCodeTitle': 'Voer deze code in de app in',
  'secure.shownCodeLead':
    'Ga terug naar de app waar je vandaan komt en voer deze zes cijfers in. Heb je dit venster daar niet zelf geopend, sluit het dan.',
  'secure.shownCode': 'Code van dit venster',
  'secure.lockedTitle': 'Log opnieuw in',
  'secure.lockedLead':
    'Dit venster is niet ingelogd bij de wallet die werd gevraagd. Sluit het en log opnieuw in in de app.',
}
