import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Пошук гаманців',
  'allWallets.certified': 'Лише сертифіковані гаманці',
  'allWallets.found':
    '{count, plural, one {# гаманець} few {# гаманці} many {# гаманців} other {# гаманця}}',
  'allWallets.none': 'Немає гаманця з такою назвою: «{search}»',
  'allWallets.clear': 'Показати всі гаманці',
  'allWallets.failed': 'Гаманці не завантажилися',
  'allWallets.moreFailed': 'Наступні гаманці не завантажилися.',
  'getWallet.text': 'Усі ці гаманці працюють із цим застосунком. Змінити гаманець можна будь-коли.',
  'getWallet.all': 'Усі гаманці',
  'downloads.text':
    '{wallet}: Установіть його звідси. Щойно він з’явиться в цьому браузері, його можна підключити.',
  'downloads.textPhone': '{wallet}: Установіть його, потім відкрийте цю сторінку в його браузері.',
  'downloads.extension': 'Розширення для браузера',
  'downloads.iphone': 'Застосунок для iPhone',
  'downloads.android': 'Застосунок для Android',
  'downloads.desktop': 'Застосунок для комп’ютера',
  'downloads.webApp': 'Вебзастосунок',
  'downloads.website': 'Вебсайт',
  'downloads.phone': 'Відскануйте, щоб встановити на телефон',
  'downloads.none':
    '{wallet}: Безпечне посилання на цей гаманець невідоме. Пошукайте його в магазині, якому довіряєте.',
  'downloads.installed': 'Гаманець {wallet} установлено',
  'downloads.connect': 'Підключити {wallet}',
  'whatIsAWallet.homeTitle': 'Дім для ваших цінностей',
  'whatIsAWallet.homeText':
    'У ньому ключі від ваших грошей, токенів і колекцій. Більше їх ні в кого немає.',
  'whatIsAWallet.keyTitle': 'Один ключ до всього',
  'whatIsAWallet.keyText':
    'Ви входите за допомогою гаманця. Без нового акаунта й без пароля, який треба пам’ятати.',
  'whatIsAWallet.sayTitle': 'Нічого без вашої згоди',
  'whatIsAWallet.sayText':
    'Застосунки можуть лише просити. Ви бачите, чого вони хочуть, і вирішуєте, чи схвалити це.',
  'multiChain.title': 'Виберіть тип мережі',
  'multiChain.text': 'У {wallet} є акаунт для кожного з них. Який використати тут?',
}
