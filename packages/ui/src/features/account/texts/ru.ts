import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { AccountTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof AccountTexts> = {
  'approve.message': 'Подпишите там сообщение.',
  'approve.data': 'Подпишите там данные.',
  'approve.transaction': 'Проверьте там транзакцию и отправьте её.',
  'approve.network': 'Одобрите там смену сети.',
  'approve.other': 'Одобрите там запрос.',
  'approve.look': 'Посмотрите на подключённом устройстве.',
  'approve.cancel': 'Отменить запрос',

  'account.copy': 'Скопировать адрес',
  'account.copied': 'Адрес скопирован',
  'account.explorer': 'Открыть в обозревателе',
  'account.balance': 'Баланс',
  'account.balanceLoading': 'Загрузка баланса',
  'account.balanceFailed': 'Не удалось загрузить баланс.',
  'account.balanceRetry': 'Повторить',
  'account.balanceUnknown': 'В этой сети нельзя узнать баланс.',
  'account.updated': 'Обновлено {ago}',
  'account.sendMissing':
    'Отправка в сети {network} здесь недоступна. Отправьте из своего кошелька.',
  'account.network': 'Сеть',
  'account.unsupported': '{network} не используется в этом приложении.',
  'account.unsupportedStuck':
    '{network} не используется в этом приложении. Выберите другую сеть в кошельке.',
  'account.switch': 'Сменить',
  'account.details': 'Подробности',
  'account.settings': 'Настройки аккаунта',
  'account.wallets': 'Кошельки',
  'accountSettings.address': 'Адрес',
  'accountSettings.wallet': 'Кошелёк',
  'accountSettings.accounts': 'Аккаунты',
  'accountSettings.inUse': 'Используется',
  'accountSettings.use': 'Использовать {address}',
  'accountType.payment': 'Платежи',
  'accountType.ordinal': 'Ординалы',
  'accountSettings.copy': 'Скопировать {address}',
  'accountSettings.all':
    'Показать {count, plural, one {# аккаунт} few {все # аккаунта} many {все # аккаунтов} other {все # аккаунта}}',
  'accountSettings.choose':
    'Чтобы перейти на другой, откройте {wallet} и выберите его там. Эта страница обновится сама.',
  'accountSettings.chooseUnnamed':
    'Чтобы перейти на другой, выберите его в своём кошельке. Эта страница обновится сама.',
  'profileWallets.chains': 'Типы сетей',
  'profileWallets.recent': 'Недавно подключённые',
  'profileWallets.connect': 'Подключить',
  'profileWallets.others': 'Также подключены',
  'profileWallets.use': 'Переключить',
  'profileWallets.switched': 'Используется {wallet}',
  'profileWallets.forget': 'Забыть {wallet}',
  'profileWallets.forgotten': 'Кошелёк {wallet} забыт',
  'profileWallets.disconnect': 'Отключить {wallet}',
  'profileWallets.disconnectAll': 'Отключить все',
  'profileWallets.add': 'Подключить ещё кошелёк',
  'profileWallets.emptyTitle': 'Нет подключённых кошельков',
  'profileWallets.emptyText': 'Подключённые кошельки появятся здесь.',
  'profileWallets.connectFirst': 'Подключить кошелёк',
}
