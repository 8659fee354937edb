import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Приложения, которым разрешено забирать ваши токены. Сначала то, что можно потерять сейчас.',
  'approvals.ofToken': 'Разрешения для {token}',
  'approvals.showAll': 'Все разрешения',
  'approvals.loading': 'Поиск разрешений',
  'approvals.all': '{network}: с первого блока',
  'approvals.part': '{network}: с {date}',
  'approvals.allNetworks': 'Все сети: с первого блока',
  'approvals.some': 'Некоторые сети: не с первого блока',
  'approvals.failedOn': 'Не удалось выполнить поиск: {networks}.',
  'approvals.further': 'Искать дальше',
  'approvals.emptyTitle': 'Разрешений не найдено',
  'approvals.emptyText': 'Насколько мы проверили, никто не может забрать токены с этого аккаунта.',
  'approvals.failed': 'Не удалось загрузить разрешения',
  'approvals.unsupported': 'Недоступно в сети {network}',
  'approvals.unsupportedText':
    'В сети {network} разрешения устроены иначе, поэтому здесь их показать нельзя. Проверьте свой кошелёк.',
  'approvals.chooseNetwork': 'Выбрать сеть',
  'approvals.select': 'Выбрать несколько',
  'approvals.selectNone': 'Отмена',
  'approvals.revoke': 'Отозвать',
  'approvals.revokeCount':
    'Отозвать {count, plural, one {# разрешение} few {# разрешения} many {# разрешений} other {# разрешения}}',
  'approvals.any': 'Любая сумма',
  'approvals.everything': 'Вся коллекция',
  'approvals.item': 'Предмет № {item}',
  'approvals.spender': 'Кто может забрать',
  'approvals.balance': 'У вас есть',
  'approvals.risk': 'Можно потерять сейчас',
  'approvals.given': 'Разрешено',
  'approvals.until': 'До',
  'approvals.expired': 'Истекло',
  'approvals.accountTag': 'Не приложение',
  'approvals.accountText':
    'Это личный аккаунт, а не приложение. Приложениям это нужно редко, ворам — всегда.',
  'approvals.unknownText':
    'Мы не знаем этот контракт. Оставьте разрешение, только если знаете, зачем оно.',
  'approvals.oldText': 'Вы разрешили это больше года назад.',
  'approvals.expiredText': 'Срок разрешения истёк. Без нового разрешения ничего нельзя забрать.',
  'approvals.unlisted': 'Этого токена нет ни в одном списке, поэтому стоимость не показана.',
  'approvals.setInstead': 'Указать сумму вместо этого',
  'approvals.set': 'Указать сумму',
  'approvals.amount': 'Сумма, которую можно забрать',
  'approvals.endSignatures': 'Отменить и подписи, которые ещё не использованы',
  'approvals.confirm': 'Подтвердите отзыв {token} для {spender}.',
  'approvals.confirmMany':
    'Подтвердите отзыв {count, plural, one {# разрешения} few {# разрешений} many {# разрешений} other {# разрешения}}.',
  'approvals.switch': 'Подтвердите переход в сеть {network}.',
  'approvals.confirmSet': 'Подтвердите {amount} для {spender}.',
  'approvals.open': 'Открыть {wallet}',
  'approvals.look': 'Проверьте другое устройство.',
  'approvals.preparing': 'Проверка…',
  'approvals.waiting': 'Ожидание сети {network}…',
  'approvals.count': '{index} из {count}',
  'approvals.done':
    '{count, plural, one {Разрешение отозвано} few {Отозвано # разрешения} many {Отозвано # разрешений} other {Отозвано # разрешения}}',
  'approvals.doneSet': 'Сумма изменена',
  'approvals.doneText': '{network} подтверждает это.',
  'approvals.partly': 'Отозвано {done} из {count}',
  'approvals.notDone': 'Ничего не отозвано',
  'approvals.kept': 'Транзакция прошла, но токен всё ещё это разрешает.',
  'approvals.uncertainTitle': 'Проверьте, что произошло',
  'approvals.uncertain':
    'Здесь это проверить не удалось. Посмотрите в {wallet} или в обозревателе, прежде чем пробовать снова.',
  'approvals.declined': 'Отклонено в кошельке',
  'approvals.unasked': 'Ещё не запрошено',
  'approvals.goOn': 'Продолжить',
  'approvals.stop': 'Остановиться после этого',
  'approvals.close': 'Готово',
  'approvals.gone': 'Этого разрешения больше нет.',
  'approvals.explorer': 'Открыть в обозревателе',

  PAYMENT_ALTERED:
    'Мы остановили отправку: она не совпадала с тем, что вы проверили. Ничего не отправлено. Начните заново.',
}
