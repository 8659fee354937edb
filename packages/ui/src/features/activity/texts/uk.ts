import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Ваша активність завантажується',
  'activity.failed': 'Не вдалося отримати транзакції',
  'activity.moreFailed': 'Давніші транзакції не завантажилися.',
  'activity.showMore': 'Показати давніші транзакції',
  'activity.moreLoading': 'Давніші транзакції завантажуються',
  'activity.emptyTitle': 'Активності ще немає',
  'activity.emptyText': 'Тут з’явиться те, що відбувається з цим рахунком у мережі {network}.',
  'activity.unsupportedTitle': 'Тут немає історії',
  'activity.noService': 'У цього застосунку немає сервісу, який зберігає історію рахунків.',
  'activity.noHistory': 'Сервіс цього застосунку не зберігає історію мережі {network}.',
  'activity.explorer': 'Переглянути в оглядачі',
  'activity.sentHere': 'Надіслано з цього застосунку',
  'activity.operation':
    '{operation, select, send {Надіслано} receive {Отримано} trade {Обміняно} mint {Випущено} burn {Спалено} approve {Дозволено} revoke {Дозвіл відкликано} deposit {Внесено} withdraw {Виведено} borrow {Позичено} repay {Повернуто} claim {Забрано} stake {У стейкінгу} unstake {Зі стейкінгу} sending {Надсилається} self {Надіслано собі} other {Виклик контракту}}',
  'activity.status':
    '{status, select, pending {Очікує} failed {Не вдалася} replaced {Замінена} dropped {Не надіслана} unproven {Не перевірена} other {Змінена}}',
  'activity.to': 'Кому: {address}',
  'activity.from': 'Від {address}',
  'activity.collectible': 'Предмет колекції',
  'activity.more': 'Ще {count}',
  'activity.dropped':
    '{count, plural, one {Пропущено # транзакцію: відомості сервісу про неї неможливі.} few {Пропущено # транзакції: відомості сервісу про них неможливі.} many {Пропущено # транзакцій: відомості сервісу про них неможливі.} other {Пропущено # транзакції: відомості сервісу про них неможливі.}}',
}
