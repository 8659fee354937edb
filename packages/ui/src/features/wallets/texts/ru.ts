import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Поиск кошельков',
  'allWallets.certified': 'Только сертифицированные кошельки',
  'allWallets.found':
    '{count, plural, one {# кошелёк} few {# кошелька} many {# кошельков} other {# кошелька}}',
  'allWallets.none': 'Кошельков по запросу «{search}» не найдено.',
  'allWallets.clear': 'Показать все кошельки',
  'allWallets.failed': 'Не удалось загрузить кошельки',
  'allWallets.moreFailed': 'Не удалось загрузить другие кошельки.',
  'getWallet.text':
    'Эти кошельки работают с этим приложением. Сменить кошелёк можно в любой момент.',
  'getWallet.all': 'Все кошельки',
  'downloads.text': 'Установите {wallet}, затем вернитесь сюда, чтобы подключиться.',
  'downloads.textPhone':
    'Установите {wallet}, затем откройте эту страницу в браузере этого приложения.',
  'downloads.extension': 'Расширение для браузера',
  'downloads.iphone': 'Приложение для iPhone',
  'downloads.android': 'Приложение для Android',
  'downloads.desktop': 'Приложение для компьютера',
  'downloads.webApp': 'Веб-приложение',
  'downloads.website': 'Сайт',
  'downloads.phone': 'Отсканируйте, чтобы установить на телефон',
  'downloads.none': 'У нас нет проверенной ссылки. Найдите {wallet} в магазине приложений.',
  'downloads.installed': 'Кошелёк {wallet} установлен',
  'downloads.connect': 'Подключить {wallet}',
  'whatIsAWallet.homeTitle': 'Место для того, что принадлежит вам',
  'whatIsAWallet.homeText':
    'В кошельке хранятся ключи от ваших токенов и предметов коллекции. Они есть только у вас.',
  'whatIsAWallet.keyTitle': 'Один вход для всех приложений',
  'whatIsAWallet.keyText':
    'Входите с помощью кошелька. Не нужно заводить новые аккаунты и запоминать пароли.',
  'whatIsAWallet.sayTitle': 'Всё одобряете вы',
  'whatIsAWallet.sayText':
    'Приложения могут только отправлять запросы. Вы видите каждый из них и одобряете его или отклоняете.',
  'multiChain.title': 'Какая сеть?',
  'multiChain.text': '{wallet} поддерживает их все. Выберите одну, чтобы подключиться.',
}
