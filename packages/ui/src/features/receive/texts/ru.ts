import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-код вашего адреса',
  'receive.scan': 'Отсканируйте, чтобы отправить на этот адрес',
  'receive.address': 'Ваш адрес',
  'receive.copy': 'Копировать адрес',
  'receive.copied': 'Адрес скопирован',
  'receive.networks':
    '{count, plural, one {Получайте в # сети} few {Получайте в # сетях} many {Получайте в # сетях} other {Получайте в # сети}}',
  'receive.share': 'Поделиться',
  'receive.kinds': 'Тип адреса',
  'receive.payment': 'Платежи',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Только для биткоинов. Отправленные сюда Ordinals и предметы коллекции можно потратить по ошибке.',
  'receive.ordinalHint':
    'Только для Ordinals и предметов коллекции. Для биткоинов используйте другой адрес.',
  'receive.smartAccount':
    'Этот смарт-аккаунт работает только в сети {network}. Не получайте ничего в других сетях.',
  'compatible.warning':
    'Получайте только в этих сетях. Средства, отправленные в любой другой сети, могут быть потеряны.',
  'compatible.list': 'Сети, которые поддерживает этот адрес',
}
