import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Ваша активность загружается',
  'activity.failed': 'Не удалось получить транзакции',
  'activity.moreFailed': 'Более ранние транзакции не загрузились.',
  'activity.showMore': 'Показать более ранние транзакции',
  'activity.moreLoading': 'Более ранние транзакции загружаются',
  'activity.emptyTitle': 'Активности пока нет',
  'activity.emptyText': 'Здесь появится то, что происходит с этим счётом в сети {network}.',
  'activity.unsupportedTitle': 'Здесь нет истории',
  'activity.noService': 'У этого приложения нет сервиса, который хранит историю счетов.',
  'activity.noHistory': 'Сервис этого приложения не хранит историю сети {network}.',
  'activity.explorer': 'Посмотреть в обозревателе',
  'activity.sentHere': 'Отправлено из этого приложения',
  'activity.operation':
    '{operation, select, send {Отправлено} receive {Получено} trade {Обменяно} mint {Выпущено} burn {Сожжено} approve {Разрешено} revoke {Разрешение отозвано} deposit {Внесено} withdraw {Выведено} borrow {Взято в долг} repay {Возвращено} claim {Забрано} stake {В стейкинге} unstake {Из стейкинга} sending {Отправляется} self {Отправлено себе} other {Вызов контракта}}',
  'activity.status':
    '{status, select, pending {В ожидании} failed {Не удалась} replaced {Заменена} dropped {Не отправлена} unproven {Не проверена} other {Изменена}}',
  'activity.to': 'Кому: {address}',
  'activity.from': 'От {address}',
  'activity.collectible': 'Предмет коллекции',
  'activity.more': 'Ещё {count}',
  'activity.dropped':
    '{count, plural, one {Пропущена # транзакция: сведения о ней от сервиса невозможны.} few {Пропущены # транзакции: сведения о них от сервиса невозможны.} many {Пропущено # транзакций: сведения о них от сервиса невозможны.} other {Пропущено # транзакции: сведения о них от сервиса невозможны.}}',
}
