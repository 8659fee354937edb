import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Caricamento della tua attività',
  'activity.failed': 'Impossibile recuperare le transazioni',
  'activity.moreFailed': 'Impossibile caricare le transazioni precedenti.',
  'activity.showMore': 'Mostra transazioni precedenti',
  'activity.moreLoading': 'Caricamento delle transazioni precedenti',
  'activity.emptyTitle': 'Ancora nessuna attività',
  'activity.emptyText': 'Le tue transazioni su {network} compariranno qui.',
  'activity.unsupportedTitle': 'Attività non disponibile',
  'activity.noService': 'Consulta le tue transazioni sul block explorer.',
  'activity.noHistory': 'Consulta le tue transazioni su {network} sul block explorer.',
  'activity.explorer': 'Vedi sull’explorer',
  'activity.sentHere': 'Inviate da questa app',
  'activity.operation':
    '{operation, select, send {Inviato} receive {Ricevuto} trade {Scambiato} mint {Coniato} burn {Bruciato} approve {Approvato} revoke {Revocato} deposit {Depositato} withdraw {Prelevato} borrow {Preso in prestito} repay {Rimborsato} claim {Riscosso} stake {In staking} unstake {Tolto dallo staking} sending {Invio in corso} self {Inviato a te stesso} other {Chiamata a contratto}}',
  'activity.status':
    '{status, select, pending {In attesa} open {Ancora aperta nel tuo wallet} failed {Non riuscita} replaced {Sostituita} dropped {Non inviata} unproven {Non verificata} other {Alterata}}',
  'activity.to': 'A {address}',
  'activity.from': 'Da {address}',
  'activity.collectible': 'Collezionabile',
  'activity.more': 'altri {count}',
  'activity.dropped':
    '{count, plural, one {# transazione è nascosta perché i suoi dati non sono validi.} other {# transazioni sono nascoste perché i loro dati non sono validi.}}',
}
