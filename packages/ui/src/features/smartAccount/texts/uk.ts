import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Зі смарт-акаунтом ви підтверджуєте кілька кроків одразу, а застосунки можуть платити ваші комісії. Ваша адреса не змінюється.',
  'smartAccount.introContract':
    'Зі смарт-акаунтом ви підтверджуєте кілька кроків одразу, а застосунки можуть платити ваші комісії. Його адреса відрізняється від адреси звичайного акаунта.',
  'smartAccount.addresses': 'Той самий вхід, інша адреса',
  'smartAccount.use': 'Використовувати смарт-акаунт',
  'smartAccount.kept': 'Вимкнено. Оновлене лишається, доки ви його не приберете.',
  'smartAccount.loading': 'Перевірка ваших мереж…',
  'smartAccount.ready': 'Готово. Оновиться з першою дією.',
  'smartAccount.readyContract': 'Готово. Буде створено з першою дією.',
  'smartAccount.upgraded': 'Оновлено',
  'smartAccount.count':
    '{count, plural, one {Оновлено в # мережі} few {Оновлено в # мережах} many {Оновлено в # мережах} other {Оновлено в # мережах}}',
  'smartAccount.plain': 'Звичайний акаунт',
  'smartAccount.unavailable': 'Тут недоступно. Акаунт працює як звичайний.',
  'smartAccount.unavailableContract': 'Тут недоступно. Використовуйте звичайний акаунт.',
  'smartAccount.unknown': 'Виконує невідомий нам код',
  'smartAccount.contract': 'Акаунт-контракт',
  'smartAccount.failed': 'Не вдалося перевірити цю мережу',
  'smartAccount.explorer': 'Переглянути в оглядачі',
  'smartAccount.remove': 'Прибрати оновлення',
  'smartAccount.removeText':
    'У мережі {network} акаунт знову стане звичайним, а надані там дозволи закінчаться. Комісію мережі платите ви.',
  'smartAccount.keep': 'Скасувати',
  'smartAccount.asking': 'Оновлення прибирається…',
  'smartAccount.waiting': 'Очікування мережі {network}…',
  'smartAccount.removed': 'Оновлення прибрано',
  'smartAccount.confirmed': '{network} підтверджує це.',
  'smartAccount.unclear': 'Ще не підтверджено',
  'smartAccount.unclearText': 'Надіслано. Перевірте в оглядачі, перш ніж пробувати знову.',
  'smartAccount.notRemoved': 'Оновлення не прибрано',
  'smartAccount.done': 'Готово',
  'smartAccount.codeIntro':
    'Акаунт може виконувати код програми, яка тоді діє за нього. Ось чий код виконує ваш.',
  'smartAccount.stop':
    'Цей акаунт виконує невідомий нам код. Його автор, можливо, зможе забрати те, що ви тут отримаєте.',
  'smartAccount.elsewhere': 'Щоб прибрати його, відкрийте {wallet} і вимкніть там смарт-акаунт.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Ваш акаунт не може бути смарт-акаунтом у мережі {network}. Нічого не надіслано.',
  OPERATION_REJECTED:
    'Це не було прийнято. Нічого не надіслано. Перевірте, чи вистачає на комісію.',
  SPONSOR_DECLINED:
    'Спонсор більше за це не платить. Нічого не надіслано. Спробуйте знову, щоб побачити нову комісію.',
}
