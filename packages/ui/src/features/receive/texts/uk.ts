import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-код вашої адреси',
  'receive.scan': 'Відскануйте, щоб надіслати на цю адресу',
  'receive.address': 'Ваша адреса',
  'receive.copy': 'Копіювати адресу',
  'receive.copied': 'Адресу скопійовано',
  'receive.networks':
    '{count, plural, one {Отримання в # мережі} few {Отримання в # мережах} many {Отримання в # мережах} other {Отримання в # мережі}}',
  'receive.share': 'Поділитися',
  'receive.kinds': 'Тип адреси',
  'receive.payment': 'Платежі',
  'receive.ordinal': 'Ординали',
  'receive.paymentHint':
    'Лише для біткоїнів. Ординали й колекційні предмети, надіслані сюди, можна витратити помилково.',
  'receive.ordinalHint': 'Лише для ординалів і колекційних предметів. Для біткоїнів є інша адреса.',
  'receive.smartAccount':
    'Цей смартакаунт працює лише в мережі {network}. Не отримуйте в інших мережах.',
  'compatible.warning':
    'Отримуйте лише в цих мережах. Кошти, надіслані в будь-якій іншій мережі, може бути втрачено.',
  'compatible.list': 'Мережі, які підтримує ця адреса',
}
