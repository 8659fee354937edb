import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Застосунки, яким дозволено забирати ваші токени. Спочатку те, що можна втратити зараз.',
  'approvals.ofToken': 'Дозволи для {token}',
  'approvals.showAll': 'Усі дозволи',
  'approvals.loading': 'Пошук дозволів',
  'approvals.all': '{network}: від першого блоку',
  'approvals.part': '{network}: від {date}',
  'approvals.allNetworks': 'Усі мережі: від першого блоку',
  'approvals.some': 'Деякі мережі: не від першого блоку',
  'approvals.failedOn': 'Не вдалося виконати пошук: {networks}.',
  'approvals.further': 'Шукати далі',
  'approvals.emptyTitle': 'Дозволів не знайдено',
  'approvals.emptyText': 'Наскільки ми перевірили, ніхто не може забрати токени з цього акаунта.',
  'approvals.failed': 'Не вдалося завантажити дозволи',
  'approvals.unsupported': 'Недоступно в мережі {network}',
  'approvals.unsupportedText':
    'У мережі {network} дозволи працюють інакше, тому тут їх показати не можна. Перевірте свій гаманець.',
  'approvals.chooseNetwork': 'Вибрати мережу',
  'approvals.select': 'Вибрати кілька',
  'approvals.selectNone': 'Скасувати',
  'approvals.revoke': 'Відкликати',
  'approvals.revokeCount':
    'Відкликати {count, plural, one {# дозвіл} few {# дозволи} many {# дозволів} other {# дозволу}}',
  'approvals.any': 'Будь-яка сума',
  'approvals.everything': 'Уся колекція',
  'approvals.item': 'Предмет № {item}',
  'approvals.spender': 'Хто може забрати',
  'approvals.balance': 'У вас є',
  'approvals.risk': 'Можна втратити зараз',
  'approvals.given': 'Дозволено',
  'approvals.until': 'До',
  'approvals.expired': 'Минув термін',
  'approvals.accountTag': 'Не застосунок',
  'approvals.accountText':
    'Це особистий акаунт, а не застосунок. Застосункам це потрібно рідко, злодіям — завжди.',
  'approvals.unknownText':
    'Ми не знаємо цього контракту. Залиште дозвіл, лише якщо знаєте, навіщо він.',
  'approvals.oldText': 'Ви дозволили це понад рік тому.',
  'approvals.expiredText': 'Термін дозволу минув. Без нового дозволу нічого не можна забрати.',
  'approvals.unlisted': 'Цього токена немає в жодному списку, тому вартість не показано.',
  'approvals.setInstead': 'Вказати суму натомість',
  'approvals.set': 'Вказати суму',
  'approvals.amount': 'Сума, яку можна забрати',
  'approvals.endSignatures': 'Скасувати й підписи, які ще не використано',
  'approvals.confirm': 'Підтвердьте відкликання {token} для {spender}.',
  'approvals.confirmMany':
    'Підтвердьте відкликання {count, plural, one {# дозволу} few {# дозволів} many {# дозволів} other {# дозволу}}.',
  'approvals.switch': 'Підтвердьте перехід у мережу {network}.',
  'approvals.confirmSet': 'Підтвердьте {amount} для {spender}.',
  'approvals.open': 'Відкрити {wallet}',
  'approvals.look': 'Перевірте інший пристрій.',
  'approvals.preparing': 'Перевірка…',
  'approvals.waiting': 'Очікування мережі {network}…',
  'approvals.count': '{index} із {count}',
  'approvals.done':
    '{count, plural, one {Дозвіл відкликано} few {Відкликано # дозволи} many {Відкликано # дозволів} other {Відкликано # дозволу}}',
  'approvals.doneSet': 'Суму змінено',
  'approvals.doneText': '{network} підтверджує це.',
  'approvals.partly': 'Відкликано {done} із {count}',
  'approvals.notDone': 'Нічого не відкликано',
  'approvals.kept': 'Транзакція пройшла, але токен досі це дозволяє.',
  'approvals.uncertainTitle': 'Перевірте, що сталося',
  'approvals.uncertain':
    'Тут це перевірити не вдалося. Подивіться в {wallet} або в оглядачі, перш ніж пробувати знову.',
  'approvals.declined': 'Відхилено в гаманці',
  'approvals.unasked': 'Ще не запитано',
  'approvals.goOn': 'Продовжити',
  'approvals.stop': 'Зупинитися після цього',
  'approvals.close': 'Готово',
  'approvals.gone': 'Цього дозволу вже немає.',
  'approvals.explorer': 'Переглянути в оглядачі',

  PAYMENT_ALTERED:
    'Ми зупинили надсилання: дані не збігалися з тим, що ви перевірили. Нічого не надіслано. Почніть спочатку.',
}
