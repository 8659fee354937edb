import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Пошук гаманців',
  'allWallets.certified': 'Лише сертифіковані гаманці',
  'allWallets.found':
    '{count, plural, one {# гаманець} few {# гаманці} many {# гаманців} other {# гаманця}}',
  'allWallets.none': 'За запитом «{search}» гаманців не знайдено.',
  'allWallets.clear': 'Показати всі гаманці',
  'allWallets.failed': 'Не вдалося завантажити гаманці',
  'allWallets.moreFailed': 'Не вдалося завантажити більше гаманців.',
  'getWallet.text': 'Ці гаманці працюють із цим застосунком. Гаманець можна змінити будь-коли.',
  'getWallet.all': 'Усі гаманці',
  'downloads.text': 'Установіть {wallet} і поверніться сюди, щоб підключитися.',
  'downloads.textPhone': 'Установіть {wallet} і відкрийте цю сторінку в його браузері.',
  'downloads.extension': 'Розширення для браузера',
  'downloads.iphone': 'Застосунок для iPhone',
  'downloads.android': 'Застосунок для Android',
  'downloads.desktop': 'Застосунок для комп’ютера',
  'downloads.webApp': 'Вебзастосунок',
  'downloads.website': 'Вебсайт',
  'downloads.phone': 'Відскануйте, щоб установити на телефон',
  'downloads.none': 'У нас немає перевіреного посилання. Знайдіть {wallet} у магазині застосунків.',
  'downloads.installed': '{wallet} встановлено',
  'downloads.connect': 'Підключити {wallet}',
  'whatIsAWallet.homeTitle': 'Дім для того, що ваше',
  'whatIsAWallet.homeText':
    'У гаманці зберігаються ключі до ваших токенів і колекційних предметів. Ці ключі є лише у вас.',
  'whatIsAWallet.keyTitle': 'Один вхід для всіх застосунків',
  'whatIsAWallet.keyText':
    'Входьте за допомогою гаманця. Не потрібно створювати нові акаунти чи запам’ятовувати паролі.',
  'whatIsAWallet.sayTitle': 'Ви підтверджуєте все',
  'whatIsAWallet.sayText':
    'Застосунки можуть лише надсилати запити. Ви бачите кожен із них і підтверджуєте його або відхиляєте.',
  'multiChain.title': 'Яка мережа?',
  'multiChain.text': '{wallet} підтримує всі ці мережі. Виберіть, до якої підключитися.',
}
