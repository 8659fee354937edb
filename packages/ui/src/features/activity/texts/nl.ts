import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Je activiteit wordt geladen',
  'activity.failed': 'Transacties konden niet worden opgehaald',
  'activity.moreFailed': 'Eerdere transacties zijn niet geladen.',
  'activity.showMore': 'Eerdere transacties tonen',
  'activity.moreLoading': 'Eerdere transacties worden geladen',
  'activity.emptyTitle': 'Nog geen activiteit',
  'activity.emptyText': 'Wat er met dit account op {network} gebeurt, verschijnt hier.',
  'activity.unsupportedTitle': 'Hier is geen geschiedenis',
  'activity.noService': 'Deze app heeft geen dienst die de geschiedenis van accounts bijhoudt.',
  'activity.noHistory': 'De dienst van deze app houdt geen geschiedenis van {network} bij.',
  'activity.explorer': 'Bekijken in explorer',
  'activity.sentHere': 'Verstuurd vanuit deze app',
  'activity.operation':
    '{operation, select, send {Verstuurd} receive {Ontvangen} trade {Gewisseld} mint {Gemunt} burn {Verbrand} approve {Goedgekeurd} revoke {Ingetrokken} deposit {Gestort} withdraw {Opgenomen} borrow {Geleend} repay {Terugbetaald} claim {Geclaimd} stake {Gestaket} unstake {Stake opgeheven} sending {Wordt verstuurd} self {Naar jezelf verstuurd} other {Contractaanroep}}',
  'activity.status':
    '{status, select, pending {In behandeling} failed {Mislukt} replaced {Vervangen} dropped {Niet verstuurd} unproven {Niet gecontroleerd} other {Gewijzigd}}',
  'activity.to': 'Naar {address}',
  'activity.from': 'Van {address}',
  'activity.collectible': 'Verzamelobject',
  'activity.more': 'Nog {count}',
  'activity.dropped':
    '{count, plural, one {# transactie ontbreekt: wat de dienst erover zegt kan niet kloppen.} other {# transacties ontbreken: wat de dienst erover zegt kan niet kloppen.}}',
}
