import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Поиск кошельков',
  'allWallets.found':
    '{count, plural, one {# кошелёк} few {# кошелька} many {# кошельков} other {# кошелька}}',
  'allWallets.none': 'Нет кошелька с таким названием: «{search}»',
  'allWallets.clear': 'Показать все кошельки',
  'allWallets.failed': 'Кошельки не загрузились',
  'allWallets.moreFailed': 'Следующие кошельки не загрузились.',
  'getWallet.text':
    'Все эти кошельки работают с этим приложением. Сменить кошелёк можно в любой момент.',
  'getWallet.all': 'Все кошельки',
  'downloads.text':
    '{wallet}: Установите его отсюда. Как только он появится в этом браузере, его можно подключить.',
  'downloads.textPhone': '{wallet}: Установите его, затем откройте эту страницу в его браузере.',
  'downloads.extension': 'Расширение для браузера',
  'downloads.iphone': 'Приложение для iPhone',
  'downloads.android': 'Приложение для Android',
  'downloads.desktop': 'Приложение для компьютера',
  'downloads.webApp': 'Веб-приложение',
  'downloads.website': 'Сайт',
  'downloads.phone': 'Отсканируйте, чтобы установить на телефон',
  'downloads.none':
    '{wallet}: Безопасная ссылка на этот кошелёк неизвестна. Поищите его в магазине, которому доверяете.',
  'downloads.installed': 'Кошелёк {wallet} установлен',
  'downloads.connect': 'Подключить {wallet}',
  'whatIsAWallet.homeTitle': 'Дом для ваших ценностей',
  'whatIsAWallet.homeText':
    'В нём ключи от ваших денег, токенов и коллекций. Больше их нет ни у кого.',
  'whatIsAWallet.keyTitle': 'Один ключ ко всему',
  'whatIsAWallet.keyText':
    'Вы входите с помощью кошелька. Без нового аккаунта и без пароля, который нужно помнить.',
  'whatIsAWallet.sayTitle': 'Ничего без вашего согласия',
  'whatIsAWallet.sayText':
    'Приложения могут только просить. Вы видите, чего они хотят, и решаете, одобрить ли это.',
  'multiChain.title': 'Выберите тип сети',
  'multiChain.text': 'В {wallet} есть аккаунт для каждого из них. Какой использовать здесь?',
}
