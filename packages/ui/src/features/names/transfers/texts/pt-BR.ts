import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Não foi possível usar a assinatura. Tente novamente.',
  'nameTransfers.transfers': 'Transferências',
  'nameTransfers.offeredBy': 'Oferecido por {account} até {date}',
  'nameTransfers.offeredTo': 'Oferecido a {account} até {date}',
  'nameTransfers.leadsFrom': 'Leva à sua conta a partir de {date}',
  'nameTransfers.passedOn': 'Leva a {account} a partir de {date}',
  'nameTransfers.accept': 'Aceitar',
  'nameTransfers.acceptName': 'Aceitar {name}',
  'nameTransfers.withdraw': 'Retirar',
  'nameTransfers.withdrawName': 'Retirar a oferta de {name}',
  'nameTransfers.accepted': '{name} é seu.',
  'nameTransfers.withdrawn': 'A oferta de {name} foi retirada.',
  'nameTransfers.unchangedText': 'Nada foi alterado.',
  NAME_LIMIT_REACHED: 'Esta conta tem {limit} nomes e não pode ter mais.',
  NAME_UNSUPPORTED: 'Esta carteira não pode assinar por um nome. Use outra carteira.',
  NAME_NOT_OWNED: '{name} pertence a outra conta.',
}
