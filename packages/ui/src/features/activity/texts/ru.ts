import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Загрузка истории',
  'activity.failed': 'Не удалось получить транзакции',
  'activity.moreFailed': 'Не удалось загрузить более ранние транзакции.',
  'activity.showMore': 'Показать более ранние транзакции',
  'activity.moreLoading': 'Загрузка более ранних транзакций',
  'activity.emptyTitle': 'История пока пуста',
  'activity.emptyText': 'Здесь появятся ваши транзакции в сети {network}.',
  'activity.unsupportedTitle': 'История недоступна',
  'activity.noService': 'Посмотрите свои транзакции в обозревателе блоков.',
  'activity.noHistory': 'Посмотрите свои транзакции в сети {network} в обозревателе блоков.',
  'activity.explorer': 'Открыть в обозревателе',
  'activity.sentHere': 'Отправлено из этого приложения',
  'activity.operation':
    '{operation, select, send {Отправлено} receive {Получено} trade {Обмен} mint {Выпущено} burn {Сожжено} approve {Одобрено} revoke {Одобрение отозвано} deposit {Внесено} withdraw {Выведено} borrow {Взято в долг} repay {Долг погашен} claim {Забрано} stake {Отправлено в стейкинг} unstake {Выведено из стейкинга} sending {Отправка} self {Отправлено себе} other {Вызов контракта}}',
  'activity.status':
    '{status, select, pending {В обработке} open {Ещё открыта в кошельке} failed {Не выполнена} replaced {Заменена} dropped {Не отправлена} unproven {Не проверена} other {Изменена}}',
  'activity.to': 'Кому: {address}',
  'activity.from': 'От кого: {address}',
  'activity.collectible': 'Предмет коллекции',
  'activity.more': 'ещё {count}',
  'activity.dropped':
    '{count, plural, one {# транзакция скрыта из-за неверных данных.} few {# транзакции скрыты из-за неверных данных.} many {# транзакций скрыто из-за неверных данных.} other {# транзакции скрыто из-за неверных данных.}}',
}
