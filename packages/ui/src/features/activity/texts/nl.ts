import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Je activiteit laden',
  'activity.failed': 'Transacties konden niet worden opgehaald',
  'activity.moreFailed': 'Eerdere transacties konden niet worden geladen.',
  'activity.showMore': 'Eerdere transacties tonen',
  'activity.moreLoading': 'Eerdere transacties laden',
  'activity.emptyTitle': 'Nog geen activiteit',
  'activity.emptyText': 'Je transacties op {network} verschijnen hier.',
  'activity.unsupportedTitle': 'Activiteit is niet beschikbaar',
  'activity.noService': 'Bekijk je transacties in de block explorer.',
  'activity.noHistory': 'Bekijk je transacties op {network} in de block explorer.',
  'activity.explorer': 'Bekijken in explorer',
  'activity.sentHere': 'Verstuurd vanuit deze app',
  'activity.operation':
    '{operation, select, send {Verstuurd} receive {Ontvangen} trade {Geruild} mint {Gemint} burn {Verbrand} approve {Goedgekeurd} revoke {Ingetrokken} deposit {Gestort} withdraw {Opgenomen} borrow {Geleend} repay {Terugbetaald} claim {Geclaimd} stake {Gestaket} unstake {Unstaken} sending {Wordt verstuurd} self {Naar jezelf verstuurd} other {Contractaanroep}}',
  'activity.status':
    '{status, select, pending {In behandeling} open {Nog open in je wallet} failed {Mislukt} replaced {Vervangen} dropped {Niet verstuurd} unproven {Niet geverifieerd} other {Gewijzigd}}',
  'activity.to': 'Aan {address}',
  'activity.from': 'Van {address}',
  'activity.collectible': 'Verzamelobject',
  'activity.more': 'nog {count}',
  'activity.dropped':
    '{count, plural, one {# transactie is verborgen omdat de gegevens ongeldig zijn.} other {# transacties zijn verborgen omdat de gegevens ongeldig zijn.}}',
}
