import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Caricamento della tua attività',
  'activity.failed': 'Impossibile recuperare le transazioni',
  'activity.moreFailed': 'Le transazioni precedenti non sono state caricate.',
  'activity.showMore': 'Mostra le transazioni precedenti',
  'activity.moreLoading': 'Caricamento delle transazioni precedenti',
  'activity.emptyTitle': 'Ancora nessuna attività',
  'activity.emptyText': 'Ciò che succede a questo account su {network} appare qui.',
  'activity.unsupportedTitle': 'Qui non c’è cronologia',
  'activity.noService': 'Questa app non ha un servizio che conserva la cronologia degli account.',
  'activity.noHistory': 'Il servizio di questa app non conserva la cronologia di {network}.',
  'activity.explorer': 'Vedi nell’explorer',
  'activity.sentHere': 'Inviato da questa app',
  'activity.operation':
    '{operation, select, send {Inviato} receive {Ricevuto} trade {Scambiato} mint {Coniato} burn {Bruciato} approve {Approvato} revoke {Revocato} deposit {Depositato} withdraw {Prelevato} borrow {Preso in prestito} repay {Rimborsato} claim {Riscosso} stake {In staking} unstake {Tolto dallo staking} sending {Invio in corso} self {Inviato a te stesso} other {Chiamata a contratto}}',
  'activity.status':
    '{status, select, pending {In attesa} failed {Non riuscita} replaced {Sostituita} dropped {Non inviata} unproven {Non verificata} other {Modificata}}',
  'activity.to': 'A {address}',
  'activity.from': 'Da {address}',
  'activity.collectible': 'Oggetto da collezione',
  'activity.more': 'Altri {count}',
  'activity.dropped':
    '{count, plural, one {# transazione è esclusa: ciò che il servizio ne dice è impossibile.} other {# transazioni sono escluse: ciò che il servizio ne dice è impossibile.}}',
}
