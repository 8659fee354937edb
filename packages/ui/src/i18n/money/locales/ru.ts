import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof typeof en> = {
  'receive.code': 'QR-код вашего адреса',
  'receive.scan': 'Отсканируйте этот код, чтобы отправить на ваш счёт.',
  'receive.address': 'Ваш адрес',
  'receive.copy': 'Скопировать адрес',
  'receive.copied': 'Адрес скопирован',
  'receive.networks':
    '{count, plural, one {Работает в # сети} few {Работает в # сетях} many {Работает в # сетях} other {Работает в # сети}}',
  'compatible.warning':
    'Отправляйте на этот адрес только из сетей ниже. То, что придёт из другой сети, может пропасть.',
  'compatible.list': 'Сети, в которых работает этот адрес',

  'tokens.loading': 'Ваши токены загружаются',
  'tokens.failed': 'Ваши токены не загрузились',
  'tokens.partial': 'Цены и некоторые токены не загрузились.',
  'tokens.emptyTitle': 'Токенов пока нет',
  'tokens.emptyText': 'Здесь появится то, что есть на этом счёте в сети {network}.',
}
