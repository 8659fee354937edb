import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof typeof en> = {
  'receive.code': 'QR-код вашої адреси',
  'receive.scan': 'Відскануйте цей код, щоб надіслати на ваш рахунок.',
  'receive.address': 'Ваша адреса',
  'receive.copy': 'Скопіювати адресу',
  'receive.copied': 'Адресу скопійовано',
  'receive.networks':
    '{count, plural, one {Працює в # мережі} few {Працює в # мережах} many {Працює в # мережах} other {Працює в # мережі}}',
  'compatible.warning':
    'Надсилайте на цю адресу лише з мереж нижче. Те, що надійде з іншої мережі, може бути втрачено.',
  'compatible.list': 'Мережі, у яких працює ця адреса',

  'tokens.loading': 'Ваші токени завантажуються',
  'tokens.failed': 'Ваші токени не завантажилися',
  'tokens.partial': 'Ціни та деякі токени не завантажилися.',
  'tokens.emptyTitle': 'Токенів поки немає',
  'tokens.emptyText': 'Тут з’явиться те, що є на цьому рахунку в мережі {network}.',
}
