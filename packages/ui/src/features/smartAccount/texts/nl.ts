import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Met een smart account bevestig je meerdere stappen tegelijk, en apps kunnen je kosten betalen. Je adres blijft hetzelfde.',
  'smartAccount.introContract':
    'Met een smart account bevestig je meerdere stappen tegelijk, en apps kunnen je kosten betalen. Het heeft een ander adres dan je gewone account.',
  'smartAccount.addresses': 'Zelfde login, ander adres',
  'smartAccount.use': 'Smart account gebruiken',
  'smartAccount.kept': 'Uitgezet. Wat geüpgraded is, blijft zo tot je het verwijdert.',
  'smartAccount.loading': 'Je netwerken worden gecontroleerd…',
  'smartAccount.ready': 'Klaar. De upgrade komt met je eerste actie.',
  'smartAccount.readyContract': 'Klaar. Het wordt gemaakt met je eerste actie.',
  'smartAccount.upgraded': 'Geüpgraded',
  'smartAccount.count':
    '{count, plural, one {Geüpgraded op # netwerk} other {Geüpgraded op # netwerken}}',
  'smartAccount.plain': 'Gewoon account',
  'smartAccount.unavailable': 'Hier niet beschikbaar. Je account werkt als gewoon account.',
  'smartAccount.unavailableContract': 'Hier niet beschikbaar. Gebruik je gewone account.',
  'smartAccount.unknown': 'Voert code uit die we niet kennen',
  'smartAccount.contract': 'Account van een contract',
  'smartAccount.failed': 'Dit netwerk kon niet worden gecontroleerd',
  'smartAccount.explorer': 'Bekijken in explorer',
  'smartAccount.remove': 'Upgrade verwijderen',
  'smartAccount.removeText':
    'Op {network} wordt je account weer gewoon, en machtigingen die je daar gaf eindigen. Jij betaalt de netwerkkosten.',
  'smartAccount.keep': 'Annuleren',
  'smartAccount.asking': 'Upgrade wordt verwijderd…',
  'smartAccount.waiting': 'Wachten op {network}…',
  'smartAccount.removed': 'Upgrade verwijderd',
  'smartAccount.confirmed': '{network} bevestigt het.',
  'smartAccount.unclear': 'Nog niet bevestigd',
  'smartAccount.unclearText':
    'Het is onderweg. Kijk in de explorer voordat je het opnieuw probeert.',
  'smartAccount.notRemoved': 'Upgrade niet verwijderd',
  'smartAccount.done': 'Klaar',
  'smartAccount.codeIntro':
    'Een account kan de code van een programma uitvoeren, dat er dan voor handelt. Dit is wiens code dat van jou uitvoert.',
  'smartAccount.stop':
    'Dit account voert code uit die we niet kennen. Wie die schreef, kan misschien nemen wat je hier ontvangt.',
  'smartAccount.elsewhere':
    'Open {wallet} en zet het smart account daar uit om het te verwijderen.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Je account kan op {network} geen smart account zijn. Er is niets verzonden.',
  OPERATION_REJECTED:
    'Dit werd niet geaccepteerd. Er is niets verzonden. Controleer of je genoeg hebt voor de kosten.',
  SPONSOR_DECLINED:
    'De sponsor betaalt dit niet meer. Er is niets verzonden. Probeer opnieuw om de nieuwe kosten te zien.',
}
