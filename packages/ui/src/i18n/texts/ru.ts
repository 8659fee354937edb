import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Это приложение настроено неправильно. Обратитесь в его службу поддержки.'
const again = 'Что-то пошло не так. Попробуйте ещё раз.'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<BaseTextKey> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.switchNetwork': 'Сменить сеть',
  'button.unknownNetwork': 'Неизвестная сеть',
  'button.selectNetwork': 'Выбрать сеть',
  'button.account': 'Аккаунт',
  'button.buy': 'Купить',
  'button.amount': 'Сумма',
  'button.currency': 'Валюта',
  'modal.back': 'Назад',
  'modal.close': 'Закрыть',
  'modal.stuck': 'Чтобы продолжить, смените сеть или отключите кошелёк.',
  'view.loading': 'Загрузка',
  'view.failedTitle': 'Не удалось загрузить',
  'view.failedText': 'Проверьте подключение к интернету и попробуйте ещё раз.',
  'view.retry': 'Повторить',
  'alert.dismiss': 'Скрыть',
  'details.label': 'Подробности',
  'details.copy': 'Копировать подробности',
  'details.copied': 'Подробности скопированы',
  'copy.failed': 'Не удалось скопировать. Выделите текст и скопируйте его вручную.',
  'search.clear': 'Очистить поиск',
  'link.newTab': '(откроется в новой вкладке)',

  'connect.title': 'Подключить кошелёк',
  'connect.recent': 'Недавние',
  'connect.installed': 'Установленные',
  'connect.isInstalled': 'установлен',
  'connect.popular': 'Популярные',
  'connect.more': 'Другие кошельки',
  'connect.wallets': 'Кошельки',
  'connect.notInstalled': 'Не установлен',
  'connect.unverified': 'Не проверен',
  'connect.contested': 'Возможна подделка',
  'connect.otherChain': 'Не поддерживает {network}',
  'connect.all': 'Все кошельки',
  'connect.loading': 'Загрузка кошельков',
  'connect.partial': 'Не удалось загрузить некоторые кошельки.',
  'connect.noneHere': 'В этом браузере кошельки не найдены. Выберите любой, чтобы начать.',
  'connect.noneHerePhone':
    'Чтобы подключиться, откройте эту страницу в браузере приложения-кошелька.',
  'connect.nothing': 'Сейчас нет доступных кошельков.',
  'connect.help': 'Что такое кошелёк?',
  'connect.emptyTitle': 'Кошельки не найдены',
  'connect.emptyText':
    'В кошельке хранятся ваши токены. С ним можно входить в приложения без пароля.',
  'connect.emptyHint': 'Только что установили кошелёк? Он появится здесь.',
  'connect.emptyHintPhone': 'На телефоне откройте эту страницу в браузере приложения-кошелька.',
  'connect.get': 'Установить кошелёк',
  'connect.legalOne': 'Подключаясь, вы принимаете {link}.',
  'connect.legalBoth': 'Подключаясь, вы принимаете {terms} и {privacy}.',
  'connect.agreeOne': 'Я принимаю {link}.',
  'connect.agreeBoth': 'Я принимаю {terms} и {privacy}.',
  'connect.agreeFirst': 'Примите условия, чтобы подключиться.',
  'connect.terms': 'условия использования',
  'connect.privacy': 'политику конфиденциальности',

  'connecting.pendingTitle': 'Продолжите в {wallet}',
  'connecting.pendingText': 'Одобрите запрос на подключение.',
  'connecting.slowText':
    'Ничего не появилось? Нажмите на значок {wallet} на панели инструментов браузера.',
  'connecting.unverifiedText':
    'Этот кошелёк называет себя {wallet}, но проверить это не удалось. Продолжайте, только если доверяете ему.',
  'connecting.contestedText':
    'Два кошелька в этом браузере называют себя {wallet}. Один из них может быть подделкой, которая охотится за вашими средствами. Удалите незнакомое расширение и подключитесь снова.',
  'connecting.doubtTitle': 'Это нужный кошелёк?',
  'connecting.connectAnyway': 'Всё равно подключить',
  'connecting.agreeTitle': 'Перед подключением',
  'connecting.agreeText': 'Примите условия, чтобы продолжить.',
  'connecting.agree': 'Продолжить с {wallet}',
  'connecting.rejectedTitle': 'Запрос отклонён',
  'connecting.rejectedText':
    'Кошелёк {wallet} ничего не передал. Попробуйте ещё раз, когда будете готовы.',
  'connecting.waitingTitle': 'Открыть {wallet}',
  'connecting.errorTitle': 'Не удалось подключиться',
  'connecting.missingTitle': 'Кошелёк {wallet} не установлен',
  'connecting.missingText':
    'Установите или включите расширение {wallet}, затем обновите эту страницу.',
  'connecting.missingTextPhone':
    'Чтобы подключиться, откройте эту страницу в браузере приложения {wallet}.',
  'connecting.successTitle': 'Подключено',
  'connecting.retry': 'Повторить',
  'connecting.other': 'Выбрать другой кошелёк',
  'connecting.reload': 'Обновить страницу',
  'connecting.get': 'Установить {wallet}',
  'pairing.code': 'QR-код',
  'pairing.title': 'Отсканируйте телефоном',

  'allWallets.title': 'Все кошельки',
  'getWallet.title': 'Установить кошелёк',
  'downloads.title': 'Установить {wallet}',
  'whatIsAWallet.title': 'Что такое кошелёк?',

  'account.title': 'Аккаунт',
  'receive.title': 'Получить',
  'send.title': 'Отправить',
  'send.token': 'Выбрать токен',
  'send.review': 'Проверить',
  'onramp.title': 'Купить',
  'onramp.currency': 'Выбрать валюту',
  'onramp.purchases': 'Ваши покупки',
  'onramp.legalOne': 'Продолжая, вы принимаете {link}.',
  'onramp.legalBoth': 'Продолжая, вы принимаете {terms} и {privacy}.',
  'whatIsABuy.title': 'Как проходит покупка',
  'swap.title': 'Обменять',
  'swap.review': 'Проверить обмен',
  'signIn.title': 'Войти',
  'sessions.title': 'Вход',
  'calls.title': 'Шаги',
  'permissions.title': 'Разрешения',
  'compatible.title': 'Поддерживаемые сети',
  'accountSettings.title': 'Настройки аккаунта',
  'profileWallets.title': 'Ваши кошельки',
  'approvals.title': 'Разрешения на токены',

  'smartAccount.title': 'Смарт-аккаунт',
  'accountCode.title': 'Код аккаунта',
  'auth.title': 'Войти',
  'auth.updateTitle': 'Изменить эл. почту',
  'auth.addTitle': 'Добавить устройство',
  'names.title': 'Выбрать имя',
  'networks.title': 'Выбрать сеть',
  'whatIsANetwork.title': 'Что такое сеть?',
  'switchNetwork.title': 'Сменить сеть',
  'switchNetwork.wallet': 'Ваш кошелёк',
  'switchActiveChain.title': 'Перейти на {chain}',
  'unsupported.title': 'Сменить сеть',
  'pairing.open': 'Открыть {wallet}',
  'pairing.notOpened': '{wallet} не открывается?',
  'pairing.otherWay': 'Попробовать другую ссылку',
  'account.disconnect': 'Отключить',
  'account.disconnecting': 'Отключение',
  'account.disconnectFailed': 'Не удалось отключить. Удалите это приложение и в кошельке.',
  'tokens.title': 'Токены',
  'activity.title': 'История',
  'networks.unlisted': 'Сеть {id}',

  'tokens.loading': 'Загрузка ваших токенов',
  'tokens.emptyTitle': 'Токенов пока нет',
  'tokens.emptyText': 'Здесь появятся ваши токены в сети {network}.',
  'tokens.imitation': 'Возможна подделка',
  'tokens.showAll':
    '{count, plural, one {Показать все # токен} few {Показать все # токена} many {Показать все # токенов} other {Показать все # токена}}',
  'tokens.send': 'Отправить {symbol}',
  'tokens.offline': 'Вы не в сети. Токены загрузятся, когда подключение восстановится.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Кошелёк передал неверный адрес. Попробуйте другой аккаунт.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Этот кошелёк это не поддерживает. Попробуйте другой кошелёк.',
  CONNECTOR_NOT_FOUND: 'Этот кошелёк больше недоступен. Выберите другой.',

  CONNECTION_USER_REJECTED: 'Запрос отклонён в {wallet}. Ничего не передано.',
  CONNECTION_USER_CLOSED: 'Окно закрылось до того, как кошелёк подключился.',
  CONNECTION_PENDING:
    'В {wallet} уже есть запрос, который ждёт ответа. Откройте кошелёк, чтобы продолжить.',
  CONNECTION_TIMEOUT: 'Кошелёк {wallet} не ответил. Разблокируйте его и попробуйте ещё раз.',
  CONNECTION_NO_ACCOUNTS:
    'В {wallet} не выбран ни один аккаунт. Выберите хотя бы один и попробуйте ещё раз.',
  CONNECTION_REPLACED: 'За это время вы выбрали другой кошелёк.',
  CONNECTION_FAILED:
    'Не удалось подключить {wallet}. Попробуйте ещё раз или выберите другой кошелёк.',
  CONNECTION_RELAY_UNREACHABLE:
    'Служба подключения кошельков недоступна. Проверьте подключение к интернету и попробуйте ещё раз.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Служба подключения кошельков отклонила это приложение. Проверьте время на этом устройстве и попробуйте ещё раз.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Кошелёк не подключён. Сначала подключите его.',
  CONNECTION_KIT_DESTROYED: 'Эта страница закрыла подключение. Обновите её и попробуйте ещё раз.',

  NETWORK_NOT_FOUND: 'Это приложение не поддерживает такую сеть.',
  NETWORK_SWITCH_REJECTED: 'Смена сети отклонена в {wallet}. Вы остались в той же сети.',
  NETWORK_SWITCH_UNSUPPORTED:
    'Кошелёк {wallet} нельзя переключить на {network} отсюда. Выберите сеть в кошельке.',
  NETWORK_SWITCH_FAILED:
    'Кошелёк {wallet} не переключился на {network}. Выберите сеть в кошельке или попробуйте ещё раз.',
  NETWORK_RPC_FAILED: 'Сеть не отвечает. Попробуйте ещё раз чуть позже.',
  NETWORK_SWITCH_TIMEOUT: 'Кошелёк {wallet} не ответил. Откройте его и попробуйте ещё раз.',

  REQUEST_NOT_ALLOWED: 'Мы заблокировали запрос, который нельзя было безопасно показать.',
  REQUEST_USER_REJECTED: 'Запрос отклонён в {wallet}. Ничего не подписано и не отправлено.',
  REQUEST_CANCELLED:
    'Запрос отменён. Если {wallet} всё ещё показывает его, отклоните его в кошельке.',
  REQUEST_TIMEOUT:
    'Кошелёк {wallet} не ответил. Прежде чем пробовать ещё раз, проверьте, не выполнен ли запрос.',
  REQUEST_ACCOUNT_CHANGED: 'За это время аккаунт сменился. Ничего не отправлено.',
  REQUEST_NETWORK_CHANGED: 'За это время сеть сменилась. Ничего не отправлено.',
  REQUEST_SIGNATURE_INVALID: 'Подпись от {wallet} не соответствует вашему аккаунту.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Не удалось проверить подпись. Проверьте подключение к интернету и попробуйте ещё раз.',
  REQUEST_WRONG_ACCOUNT:
    'Это приложение запросило подпись от аккаунта, который не подключён. Ничего не подписано и не отправлено.',
  REQUEST_WRONG_NETWORK:
    'Этот запрос для другой сети. Ничего не подписано и не отправлено. Сначала смените сеть.',
  REQUEST_UNREADABLE:
    'Это приложение отправило запрос, который невозможно проверить. Ничего не подписано и не отправлено.',
  REQUEST_REVIEW_CANCELLED: 'Запрос отменён. Ничего не подписано и не отправлено.',
  REQUEST_TOO_MANY:
    'Это приложение отправило слишком много запросов сразу. Ничего не подписано и не отправлено.',
  REQUEST_BATCH_UNSUPPORTED: '{wallet} не может выполнить эти шаги сразу. Ничего не отправлено.',

  POLICY_FAILED:
    'Это приложение отправило запрос, который невозможно проверить. Ничего не подписано и не отправлено.',

  WALLET_NOT_INSTALLED: 'Кошелёк {wallet} не найден в этом браузере.',
  WALLET_POPUP_BLOCKED:
    'Браузер заблокировал окно {wallet}. Разрешите всплывающие окна для этого сайта и попробуйте ещё раз.',
  WALLET_BAD_ANSWER:
    'Кошелёк {wallet} прислал неожиданный ответ. Обновите его или попробуйте другой.',
  WALLET_NO_ANSWER: 'Кошелёк {wallet} не ответил. Откройте его или обновите страницу.',
  WALLET_UNAUTHORIZED: 'Кошелёк {wallet} не разрешил это. Подключите его снова и выберите аккаунт.',
  WALLET_METHOD_UNSUPPORTED: 'Кошелёк {wallet} это не поддерживает. Попробуйте другой кошелёк.',
  WALLET_DISCONNECTED:
    'Кошелёк {wallet} потерял соединение. Проверьте подключение к интернету и попробуйте ещё раз.',
  WALLET_ERROR:
    'Кошелёк {wallet} сообщил о проблеме. Откройте его, чтобы узнать, в чём дело, и попробуйте ещё раз.',

  SERVICE_UNREACHABLE: 'Сервер недоступен. Проверьте подключение к интернету и попробуйте ещё раз.',
  SERVICE_TIMEOUT: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
  SERVICE_FORBIDDEN:
    'Неверная конфигурация приложения. Это приложение настроено неправильно. Обратитесь в его службу поддержки.',
  SERVICE_BUSY: 'Сейчас слишком много запросов. Подождите немного и попробуйте ещё раз.',
  SERVICE_FAILED: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
  SERVICE_BAD_ANSWER: 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',

  TRANSACTION_FAILED: 'Сеть отклонила транзакцию: {reason}.',
  STORAGE_UNAVAILABLE:
    'Браузер не даёт этому сайту сохранять данные, поэтому в следующий раз придётся подключиться заново.',
  UI_LOAD_FAILED: again,
}
