import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-код вашего адреса',
  'receive.scan': 'Отсканируйте этот код, чтобы отправить на ваш счёт.',
  'receive.address': 'Ваш адрес',
  'receive.copy': 'Скопировать адрес',
  'receive.copied': 'Адрес скопирован',
  'receive.networks':
    '{count, plural, one {Работает в # сети} few {Работает в # сетях} many {Работает в # сетях} other {Работает в # сети}}',
  'receive.share': 'Поделиться',
  'receive.kinds': 'Вид адреса',
  'receive.payment': 'Платежи',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Только для биткоина. Ordinals и другие предметы коллекций, присланные сюда, можно потратить по ошибке.',
  'receive.ordinalHint':
    'Только для Ordinals и других предметов коллекций. Биткоин получайте на другой адрес.',
  'receive.smartAccount':
    'Этот смарт-аккаунт создан для сети {network}. Не получайте на него ничего в другой сети.',
  'compatible.warning':
    'Отправляйте на этот адрес только из сетей ниже. То, что придёт из другой сети, может пропасть.',
  'compatible.list': 'Сети, в которых работает этот адрес',
}
