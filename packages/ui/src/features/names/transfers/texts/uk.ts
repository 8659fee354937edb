import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'Не вдалося використати підпис. Спробуйте ще раз.',
  'nameTransfers.transfers': 'Передавання',
  'nameTransfers.offeredBy': 'Запропоновано {account} до {date}',
  'nameTransfers.offeredTo': 'Запропоновано для {account} до {date}',
  'nameTransfers.leadsFrom': 'Веде до вашого акаунта з {date}',
  'nameTransfers.passedOn': 'Веде до {account} з {date}',
  'nameTransfers.accept': 'Прийняти',
  'nameTransfers.acceptName': 'Прийняти {name}',
  'nameTransfers.withdraw': 'Відкликати',
  'nameTransfers.withdrawName': 'Відкликати пропозицію {name}',
  'nameTransfers.accepted': 'Ім’я {name} ваше.',
  'nameTransfers.withdrawn': 'Пропозицію {name} відкликано.',
  'nameTransfers.unchangedText': 'Нічого не змінено.',
  NAME_LIMIT_REACHED: 'Цей акаунт має {limit} імен, більше не можна.',
  NAME_UNSUPPORTED: 'Цей гаманець не може підписати для імені. Використайте інший гаманець.',
  NAME_NOT_OWNED: 'Ім’я {name} належить іншому акаунту.',
}
