import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'QR-код вашої адреси',
  'receive.scan': 'Відскануйте цей код, щоб надіслати на ваш рахунок.',
  'receive.address': 'Ваша адреса',
  'receive.copy': 'Скопіювати адресу',
  'receive.copied': 'Адресу скопійовано',
  'receive.networks':
    '{count, plural, one {Працює в # мережі} few {Працює в # мережах} many {Працює в # мережах} other {Працює в # мережі}}',
  'receive.share': 'Поділитися',
  'receive.kinds': 'Вид адреси',
  'receive.payment': 'Платежі',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Лише для біткоїна. Ordinals та інші предмети колекцій, надіслані сюди, можна витратити помилково.',
  'receive.ordinalHint':
    'Лише для Ordinals та інших предметів колекцій. Біткоїн отримуйте на іншу адресу.',
  'receive.smartAccount':
    'Цей смарт-акаунт створено для мережі {network}. Не отримуйте на нього нічого в іншій мережі.',
  'compatible.warning':
    'Надсилайте на цю адресу лише з мереж нижче. Те, що надійде з іншої мережі, може бути втрачено.',
  'compatible.list': 'Мережі, у яких працює ця адреса',
}
