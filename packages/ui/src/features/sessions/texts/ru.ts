import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Истекли} revoked {Отозваны} other {Действуют}}',
  'permissions.loading': 'Загрузка разрешений',
  'permissions.none':
    '{tab, select, expired {Ничего не истекло} revoked {Ничего не отозвано} other {Ничего не делается без вашего согласия}}',
  'permissions.noneText': 'Здесь показано, что это приложение может делать без вопросов.',
  'permissions.undated': 'Дата неизвестна',
  'permissions.missingService': 'Не удалось загрузить разрешения из других ваших браузеров.',
  'permissions.missingWallet':
    '{wallet} не показывает свой список. Здесь то, что помнит этот браузер.',
  'permissions.unsupportedTitle': '{wallet} не выдаёт разрешений',
  'permissions.unsupportedText': 'Приложениям нужно спрашивать вас каждый раз.',
  'permissions.failedTitle': 'Не удалось загрузить ваши разрешения',
  'permissions.until': 'до {date}',
  'permissions.ended': 'закончилось {date}',
  'permissions.unknown': 'Не подтверждено',
  'permissions.broader': 'Слишком много',
  'permissions.revoking': 'Отзывается',
  'permissions.any': 'любая сумма {symbol}',
  'permissions.unknownAmount': 'сумма {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} в минуту} hour {{amount} в час} day {{amount} в день} week {{amount} в неделю} other {{amount} за {time}}}',
  'permissions.stream': '{amount} в день, всего до {max}',
  'permissions.allowance': 'Всего до {amount}',
  'permissions.used': 'Использовано {amount}',
  'permissions.usedInPeriod': 'За этот период использовано {amount}',
  'permissions.calls': 'Вызывать {names}',
  'permissions.callsWithValue': 'Вызывать {names} и отправлять до {amount}',
  'permissions.steps': 'Что произошло',
  'permissions.stepWallet':
    '{fact, select, pending {Подтвердите в {wallet}} done {{wallet}: отозвано} failed {{wallet}: не отозвано} other {Здесь нельзя спросить {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {Проверка в {wallet}} done {Больше нет в списке {wallet}} failed {Всё ещё в списке {wallet}} other {У {wallet} нет списка для проверки}}',
  'permissions.stepChain':
    '{fact, select, pending {Проверка в сети {network}} done {Сеть {network} подтверждает} failed {Сеть {network} всё ещё разрешает} other {Не удалось спросить сеть {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Сообщаем сервису} done {Сервис знает} other {Не удалось сообщить сервису}}',
  'permissions.app': 'Приложение',
  'permissions.given': 'Выдано',
  'permissions.endsAt': 'Заканчивается',
  'permissions.callLimit': 'Вызовов не больше',
  'permissions.delegate': 'Кто может использовать',
  'permissions.enforcer': 'Кто следит за соблюдением',
  'permissions.gone': 'Этого разрешения здесь больше нет',
  'permissions.broaderText':
    '{wallet} разрешает больше, чем просило приложение. Приложение его не получило, но оно может ещё действовать. Отзовите его.',
  'permissions.allowed': 'Разрешено без вопросов',
  'permissions.openText':
    'Оно может ещё действовать. Попробуйте снова или отзовите его в {wallet}.',
  'permissions.revoke': 'Отозвать',
  'permissions.revokeAgain': 'Отозвать ещё раз',
  'permissions.revokeAll': 'Отозвать все ({count})',
  'permissions.createdTitle': 'У {app} есть ваше разрешение',
  'permissions.createdText':
    '{words}, до {date}. Отозвать можно в любое время в настройках аккаунта.',
  'permissions.see': 'Посмотреть разрешение',
  'permissions.network': 'Сеть',
  'permissions.done': 'Готово',
  PERMISSION_INVALID: 'Это приложение запросило недопустимое разрешение. Ничего не выдано.',
  PERMISSION_UNSUPPORTED: '{wallet} не может выдать это разрешение. Попробуйте другой кошелёк.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} разрешает больше, чем просило приложение. Отзовите это в разделе «Разрешения».',
}
