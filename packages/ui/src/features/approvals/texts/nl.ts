import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro': 'Apps die tokens van je mogen nemen. Bovenaan staat wat je nu kunt verliezen.',
  'approvals.ofToken': 'Toestemmingen van {token}',
  'approvals.showAll': 'Alle toestemmingen',
  'approvals.loading': 'Toestemmingen zoeken',
  'approvals.all': '{network}: sinds het eerste blok',
  'approvals.part': '{network}: sinds {date}',
  'approvals.allNetworks': 'Alle netwerken: sinds hun eerste blok',
  'approvals.some': 'Sommige netwerken: niet sinds hun eerste blok',
  'approvals.failedOn': 'Zoeken op {networks} is niet gelukt.',
  'approvals.further': 'Verder terugzoeken',
  'approvals.emptyTitle': 'Geen toestemmingen gevonden',
  'approvals.emptyText': 'Voor zover we zochten kan niemand tokens van dit account nemen.',
  'approvals.failed': 'Toestemmingen konden niet worden geladen',
  'approvals.unsupported': 'Niet beschikbaar op {network}',
  'approvals.unsupportedText':
    'Op {network} werken toestemmingen anders, daarom zijn ze hier niet te zien. Kijk in je wallet.',
  'approvals.chooseNetwork': 'Netwerk kiezen',
  'approvals.select': 'Meerdere selecteren',
  'approvals.selectNone': 'Annuleren',
  'approvals.revoke': 'Intrekken',
  'approvals.revokeCount': '{count, plural, one {# toestemming} other {# toestemmingen}} intrekken',
  'approvals.any': 'Elk bedrag',
  'approvals.everything': 'Hele collectie',
  'approvals.item': 'Item nr. {item}',
  'approvals.spender': 'Wie mag nemen',
  'approvals.balance': 'Je hebt',
  'approvals.risk': 'Nu te verliezen',
  'approvals.given': 'Toegestaan op',
  'approvals.until': 'Tot',
  'approvals.expired': 'Verlopen',
  'approvals.accountTag': 'Geen app',
  'approvals.accountText':
    'Dit is een persoonlijk account, geen app. Apps hebben dit zelden nodig, dieven wel.',
  'approvals.unknownText':
    'We kennen dit contract niet. Houd de toestemming alleen als je weet waarvoor die is.',
  'approvals.oldText': 'Je stond dit meer dan een jaar geleden toe.',
  'approvals.expiredText':
    'Deze toestemming is verlopen. Er kan niets worden genomen zonder nieuwe toestemming.',
  'approvals.unlisted': 'Deze token staat op geen enkele lijst, dus tonen we geen waarde.',
  'approvals.setInstead': 'In plaats daarvan een bedrag instellen',
  'approvals.set': 'Bedrag instellen',
  'approvals.amount': 'Bedrag dat mag worden genomen',
  'approvals.endSignatures': 'Annuleer ook handtekeningen die nog niet zijn gebruikt',
  'approvals.confirm': 'Bevestig het intrekken van {token} voor {spender}.',
  'approvals.confirmMany':
    'Bevestig het intrekken van {count, plural, one {# toestemming} other {# toestemmingen}}.',
  'approvals.switch': 'Bevestig het overschakelen naar {network}.',
  'approvals.confirmSet': 'Bevestig {amount} voor {spender}.',
  'approvals.open': '{wallet} openen',
  'approvals.look': 'Kijk op je andere apparaat.',
  'approvals.preparing': 'Controleren…',
  'approvals.waiting': 'Wachten op {network}…',
  'approvals.count': '{index} van {count}',
  'approvals.done':
    '{count, plural, one {Toestemming ingetrokken} other {# toestemmingen ingetrokken}}',
  'approvals.doneSet': 'Bedrag gewijzigd',
  'approvals.doneText': '{network} bevestigt het.',
  'approvals.partly': '{done} van {count} ingetrokken',
  'approvals.notDone': 'Niets ingetrokken',
  'approvals.kept': 'De transactie is gelukt, maar de token staat het nog toe.',
  'approvals.uncertainTitle': 'Controleer wat er is gebeurd',
  'approvals.uncertain':
    'Dit kon hier niet worden gecontroleerd. Kijk in {wallet} of in de explorer voordat je het opnieuw probeert.',
  'approvals.declined': 'Geweigerd in je wallet',
  'approvals.unasked': 'Nog niet gevraagd',
  'approvals.goOn': 'Doorgaan',
  'approvals.stop': 'Stop na deze',
  'approvals.close': 'Klaar',
  'approvals.gone': 'Deze toestemming bestaat niet meer.',
  'approvals.explorer': 'Bekijken in explorer',

  PAYMENT_ALTERED:
    'We hebben dit tegengehouden: het kwam niet overeen met wat je had gecontroleerd. Er is niets verstuurd. Begin opnieuw.',
}
