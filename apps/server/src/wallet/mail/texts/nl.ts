import type { MailTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: MailTexts = {
  codeSubject: '{code} is je code voor {host}',
  code: 'Dit is je code voor {host}.',
  only: 'Typ hem alleen op {wallet}. Geef hem niet aan iemand die er per e-mail, telefoon of chat om vraagt.',
  lasts: 'Hij werkt 10 minuten. Heb je er niet om gevraagd, negeer dan deze e-mail.',
  asked: 'Aangevraagd met {browser}, {time}',
  recoverySubject: 'Iemand herstelt je wallet',
  recovery: 'Je herstelcode is gebruikt. Hij kan je wallet openen vanaf {until}.',
  holdersSubject: 'Wie je wallet kan openen is veranderd',
  holders: 'De apparaten of herstelmethoden van je wallet zijn veranderd.',
  deletionSubject: 'Je wallet wordt verwijderd',
  deletion:
    'Je hebt gevraagd je wallet te verwijderen. Dat gebeurt op {until}. Tot dan kun je het annuleren in de instellingen van je wallet.',
  exportSubject: 'Je sleutels zijn geëxporteerd',
  export: 'De sleutels van je wallet zijn geëxporteerd.',
  movedSubject: 'Het e-mailadres van je wallet is veranderd',
  moved:
    'Het e-mailadres waarmee je in je wallet inlogt is veranderd. Codes gaan vanaf nu naar de andere mailbox.',
  lostSubject: 'Het e-mailadres van je wallet gaat veranderen',
  lost: 'Met een passkey is gevraagd het e-mailadres van je wallet te veranderen zonder deze mailbox. Dat gebeurt op {until}. Tot dan kan het hier worden gestopt.',
  keep: 'Kun je dit lezen en wil je je e-mailadres houden, stop dan de wijziging:',
  linkedSubject: 'Nog een manier om in te loggen',
  linked: '{provider} is toegevoegd als manier om in je wallet in te loggen.',
  unlinkedSubject: 'Een manier om in te loggen is verwijderd',
  unlinked: '{provider} is verwijderd als manier om in je wallet in te loggen.',
  freeze:
    'Was jij dit niet, bevries dan je wallet. Die ondertekent dan niets tot je hem weer opent:',
  from: 'Deze e-mail is van {wallet}. Die vraagt nooit om een code of om woorden.',
  browser: 'Een browser',
  browserOn: '{browser} op {system}',
  email: 'e-mail',
  passkey: 'Een passkey',
}
