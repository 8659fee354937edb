import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { AccountTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof AccountTexts> = {
  'approve.message': 'Підпишіть там повідомлення.',
  'approve.data': 'Підпишіть там дані.',
  'approve.transaction': 'Перевірте там транзакцію й надішліть її.',
  'approve.network': 'Схваліть там зміну мережі.',
  'approve.other': 'Схваліть там запит.',
  'approve.look': 'Подивіться на підключеному пристрої.',
  'approve.cancel': 'Скасувати запит',

  'account.copy': 'Скопіювати адресу',
  'account.copied': 'Адресу скопійовано',
  'account.explorer': 'Відкрити в оглядачі',
  'account.balance': 'Баланс',
  'account.balanceLoading': 'Завантаження балансу',
  'account.balanceFailed': 'Не вдалося завантажити баланс.',
  'account.balanceRetry': 'Повторити',
  'account.balanceUnknown': 'У цій мережі не можна дізнатися баланс.',
  'account.updated': 'Оновлено {ago}',
  'account.sendMissing':
    'Надсилання в мережі {network} тут недоступне. Надішліть зі свого гаманця.',
  'account.network': 'Мережа',
  'account.unsupported': '{network} не використовується в цьому застосунку.',
  'account.unsupportedStuck':
    '{network} не використовується в цьому застосунку. Виберіть іншу мережу в гаманці.',
  'account.switch': 'Змінити',
  'account.details': 'Подробиці',
  'account.settings': 'Налаштування акаунта',
  'account.wallets': 'Гаманці',
  'accountSettings.address': 'Адреса',
  'accountSettings.wallet': 'Гаманець',
  'accountSettings.accounts': 'Акаунти',
  'accountSettings.inUse': 'Використовується',
  'accountSettings.use': 'Використати {address}',
  'accountType.payment': 'Платежі',
  'accountType.ordinal': 'Ординали',
  'accountSettings.copy': 'Скопіювати {address}',
  'accountSettings.all':
    'Показати {count, plural, one {# акаунт} few {усі # акаунти} many {усі # акаунтів} other {усі # акаунта}}',
  'accountSettings.choose':
    'Щоб перейти на інший, відкрийте {wallet} і виберіть його там. Ця сторінка оновиться сама.',
  'accountSettings.chooseUnnamed':
    'Щоб перейти на інший, виберіть його у своєму гаманці. Ця сторінка оновиться сама.',
  'profileWallets.chains': 'Типи мереж',
  'profileWallets.recent': 'Нещодавно підключені',
  'profileWallets.connect': 'Підключити',
  'profileWallets.others': 'Також підключені',
  'profileWallets.use': 'Перемкнути',
  'profileWallets.switched': 'Використовується {wallet}',
  'profileWallets.forget': 'Забути {wallet}',
  'profileWallets.forgotten': 'Гаманець {wallet} забуто',
  'profileWallets.disconnect': 'Відключити {wallet}',
  'profileWallets.disconnectAll': 'Відключити всі',
  'profileWallets.add': 'Підключити ще гаманець',
  'profileWallets.emptyTitle': 'Немає підключених гаманців',
  'profileWallets.emptyText': 'Підключені гаманці з’являться тут.',
  'profileWallets.connectFirst': 'Підключити гаманець',
}
