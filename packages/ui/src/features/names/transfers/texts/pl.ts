import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Nie udało się użyć podpisu. Spróbuj ponownie.',
  'nameTransfers.transfers': 'Przekazania',
  'nameTransfers.offeredBy': 'Oferta od {account} do {date}',
  'nameTransfers.offeredTo': 'Oferta dla {account} do {date}',
  'nameTransfers.leadsFrom': 'Prowadzi do Twojego konta od {date}',
  'nameTransfers.passedOn': 'Prowadzi do {account} od {date}',
  'nameTransfers.accept': 'Przyjmij',
  'nameTransfers.acceptName': 'Przyjmij {name}',
  'nameTransfers.withdraw': 'Wycofaj',
  'nameTransfers.withdrawName': 'Wycofaj ofertę {name}',
  'nameTransfers.accepted': 'Nazwa {name} należy do Ciebie.',
  'nameTransfers.withdrawn': 'Oferta {name} została wycofana.',
  'nameTransfers.unchangedText': 'Nic nie zostało zmienione.',
  NAME_LIMIT_REACHED: 'To konto ma już {limit} nazw i nie może mieć więcej.',
  NAME_UNSUPPORTED: 'Ten portfel nie może podpisać dla nazwy. Użyj innego portfela.',
  NAME_NOT_OWNED: 'Nazwa {name} należy do innego konta.',
}
