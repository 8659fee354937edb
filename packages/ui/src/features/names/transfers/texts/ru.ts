import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Не удалось использовать подпись. Попробуйте ещё раз.',
  'nameTransfers.transfers': 'Передачи',
  'nameTransfers.offeredBy': 'Предложено {account} до {date}',
  'nameTransfers.offeredTo': 'Предложено для {account} до {date}',
  'nameTransfers.leadsFrom': 'Ведёт к вашему аккаунту с {date}',
  'nameTransfers.passedOn': 'Ведёт к {account} с {date}',
  'nameTransfers.accept': 'Принять',
  'nameTransfers.acceptName': 'Принять {name}',
  'nameTransfers.withdraw': 'Отозвать',
  'nameTransfers.withdrawName': 'Отозвать предложение {name}',
  'nameTransfers.accepted': 'Имя {name} ваше.',
  'nameTransfers.withdrawn': 'Предложение {name} отозвано.',
  'nameTransfers.unchangedText': 'Ничего не изменено.',
  NAME_LIMIT_REACHED: 'У этого аккаунта {limit} имён, больше нельзя.',
  NAME_UNSUPPORTED: 'Этот кошелёк не может подписать для имени. Используйте другой кошелёк.',
  NAME_NOT_OWNED: 'Имя {name} принадлежит другому аккаунту.',
}
