import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Завершились} revoked {Відкликані} other {Діють}}',
  'permissions.loading': 'Завантаження дозволів',
  'permissions.none':
    '{tab, select, expired {Нічого не завершилось} revoked {Нічого не відкликано} other {Нічого не робиться без вашої згоди}}',
  'permissions.noneText': 'Тут показано, що цей застосунок може робити без запитань.',
  'permissions.undated': 'Дата невідома',
  'permissions.missingService': 'Не вдалося завантажити дозволи з інших ваших браузерів.',
  'permissions.missingWallet': '{wallet} не показує свій список. Тут те, що памʼятає цей браузер.',
  'permissions.unsupportedTitle': '{wallet} не надає дозволів',
  'permissions.unsupportedText': 'Застосункам потрібно питати вас щоразу.',
  'permissions.failedTitle': 'Не вдалося завантажити ваші дозволи',
  'permissions.until': 'до {date}',
  'permissions.ended': 'завершено {date}',
  'permissions.unknown': 'Не підтверджено',
  'permissions.broader': 'Забагато',
  'permissions.revoking': 'Відкликається',
  'permissions.any': 'будь-яка сума {symbol}',
  'permissions.unknownAmount': 'сума {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} на хвилину} hour {{amount} на годину} day {{amount} на день} week {{amount} на тиждень} other {{amount} за {time}}}',
  'permissions.stream': '{amount} на день, разом до {max}',
  'permissions.allowance': 'Разом до {amount}',
  'permissions.used': 'Використано {amount}',
  'permissions.usedInPeriod': 'За цей період використано {amount}',
  'permissions.calls': 'Викликати {names}',
  'permissions.callsWithValue': 'Викликати {names} і надсилати до {amount}',
  'permissions.steps': 'Що сталося',
  'permissions.stepWallet':
    '{fact, select, pending {Підтвердьте в {wallet}} done {{wallet}: відкликано} failed {{wallet}: не відкликано} other {Тут не можна запитати {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {Перевірка в {wallet}} done {Більше немає у списку {wallet}} failed {Досі у списку {wallet}} other {{wallet} не має списку для перевірки}}',
  'permissions.stepChain':
    '{fact, select, pending {Перевірка в мережі {network}} done {Мережа {network} підтверджує} failed {Мережа {network} досі дозволяє} other {Не вдалося запитати мережу {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Повідомляємо сервіс} done {Сервіс знає} other {Не вдалося повідомити сервіс}}',
  'permissions.app': 'Застосунок',
  'permissions.given': 'Надано',
  'permissions.endsAt': 'Завершується',
  'permissions.callLimit': 'Викликів не більше',
  'permissions.delegate': 'Хто може використати',
  'permissions.enforcer': 'Хто стежить за дотриманням',
  'permissions.gone': 'Цього дозволу тут більше немає',
  'permissions.broaderText':
    '{wallet} дозволяє більше, ніж просив застосунок. Застосунок його не отримав, але він може ще діяти. Відкличте його.',
  'permissions.allowed': 'Дозволено без запитань',
  'permissions.openText': 'Він може ще діяти. Спробуйте знову або відкличте його в {wallet}.',
  'permissions.revoke': 'Відкликати',
  'permissions.revokeAgain': 'Відкликати ще раз',
  'permissions.revokeAll': 'Відкликати всі ({count})',
  'permissions.createdTitle': '{app} має ваш дозвіл',
  'permissions.createdText':
    '{words}, до {date}. Відкликати можна будь-коли в налаштуваннях акаунта.',
  'permissions.see': 'Переглянути дозвіл',
  'permissions.network': 'Мережа',
  'permissions.done': 'Готово',
  PERMISSION_INVALID: 'Цей застосунок запросив недійсний дозвіл. Нічого не надано.',
  PERMISSION_UNSUPPORTED: '{wallet} не може надати цей дозвіл. Спробуйте інший гаманець.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} дозволяє більше, ніж просив застосунок. Відкличте це в розділі «Дозволи».',
}
