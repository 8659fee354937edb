import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'No se pudo usar la firma. Inténtalo de nuevo.',
  'nameTransfers.transfers': 'Transferencias',
  'nameTransfers.offeredBy': 'Ofrecido por {account} hasta {date}',
  'nameTransfers.offeredTo': 'Ofrecido a {account} hasta {date}',
  'nameTransfers.leadsFrom': 'Lleva a tu cuenta desde {date}',
  'nameTransfers.passedOn': 'Lleva a {account} desde {date}',
  'nameTransfers.accept': 'Aceptar',
  'nameTransfers.acceptName': 'Aceptar {name}',
  'nameTransfers.withdraw': 'Retirar',
  'nameTransfers.withdrawName': 'Retirar la oferta de {name}',
  'nameTransfers.accepted': '{name} es tuyo.',
  'nameTransfers.withdrawn': 'La oferta de {name} se ha retirado.',
  'nameTransfers.unchangedText': 'No se ha cambiado nada.',
  NAME_LIMIT_REACHED: 'Esta cuenta tiene {limit} nombres y no puede tener más.',
  NAME_UNSUPPORTED: 'Esta billetera no puede firmar para un nombre. Usa otra billetera.',
  NAME_NOT_OWNED: '{name} pertenece a otra cuenta.',
}
