import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Завантаження активності',
  'activity.failed': 'Не вдалося завантажити транзакції',
  'activity.moreFailed': 'Не вдалося завантажити попередні транзакції.',
  'activity.showMore': 'Показати попередні транзакції',
  'activity.moreLoading': 'Завантаження попередніх транзакцій',
  'activity.emptyTitle': 'Активності поки немає',
  'activity.emptyText': 'Тут з’являться ваші транзакції в мережі {network}.',
  'activity.unsupportedTitle': 'Активність недоступна',
  'activity.noService': 'Переглядайте свої транзакції в оглядачі блоків.',
  'activity.noHistory': 'Переглядайте свої транзакції в мережі {network} в оглядачі блоків.',
  'activity.explorer': 'Переглянути в оглядачі',
  'activity.sentHere': 'Надіслано із цього застосунку',
  'activity.operation':
    '{operation, select, send {Надіслано} receive {Отримано} trade {Обміняно} mint {Випущено} burn {Спалено} approve {Дозвіл надано} revoke {Дозвіл відкликано} deposit {Внесено} withdraw {Виведено} borrow {Позичено} repay {Погашено} claim {Забрано} stake {Внесено в стейкінг} unstake {Виведено зі стейкінгу} sending {Надсилання} self {Надіслано собі} other {Виклик контракту}}',
  'activity.status':
    '{status, select, pending {В обробці} open {Ще відкрита в гаманці} failed {Не виконано} replaced {Замінено} dropped {Не надіслано} unproven {Не перевірено} other {Змінено}}',
  'activity.to': 'Кому: {address}',
  'activity.from': 'Від: {address}',
  'activity.collectible': 'Колекційний предмет',
  'activity.more': 'Ще {count}',
  'activity.dropped':
    '{count, plural, one {# транзакцію приховано, бо її дані недійсні.} few {# транзакції приховано, бо їхні дані недійсні.} many {# транзакцій приховано, бо їхні дані недійсні.} other {# транзакції приховано, бо їхні дані недійсні.}}',
}
