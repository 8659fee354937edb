import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Non è stato possibile usare la firma. Riprova.',
  'nameTransfers.transfers': 'Trasferimenti',
  'nameTransfers.offeredBy': 'Offerto da {account} fino al {date}',
  'nameTransfers.offeredTo': 'Offerto a {account} fino al {date}',
  'nameTransfers.leadsFrom': 'Porta al tuo account dal {date}',
  'nameTransfers.passedOn': 'Porta a {account} dal {date}',
  'nameTransfers.accept': 'Accetta',
  'nameTransfers.acceptName': 'Accetta {name}',
  'nameTransfers.withdraw': 'Ritira',
  'nameTransfers.withdrawName': 'Ritira l’offerta di {name}',
  'nameTransfers.accepted': '{name} è tuo.',
  'nameTransfers.withdrawn': 'L’offerta di {name} è stata ritirata.',
  'nameTransfers.unchangedText': 'Non è stato modificato nulla.',
  NAME_LIMIT_REACHED: 'Questo account ha {limit} nomi e non può averne altri.',
  NAME_UNSUPPORTED: 'Questo wallet non può firmare per un nome. Usa un altro wallet.',
  NAME_NOT_OWNED: '{name} appartiene a un altro account.',
}
