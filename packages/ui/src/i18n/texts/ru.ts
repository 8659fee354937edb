import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Это приложение настроено неправильно, поэтому пока не работает. Сообщите об этом разработчикам.'
const again = 'Что-то пошло не так. Попробуйте ещё раз.'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<BaseTextKey> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.switchNetwork': 'Сменить сеть',
  'button.unknownNetwork': 'Неизвестная сеть',
  'button.selectNetwork': 'Выбрать сеть',
  'button.account': 'Аккаунт',
  'modal.back': 'Назад',
  'modal.close': 'Закрыть',
  'modal.stuck': 'Чтобы продолжить, смените сеть или отключитесь.',
  'view.loading': 'Загрузка',
  'view.failedTitle': 'Эта часть не загрузилась',
  'view.failedText':
    'Возможно, нет подключения к интернету. Ничего не потеряно: проверьте его и попробуйте ещё раз.',
  'view.retry': 'Повторить',
  'alert.dismiss': 'Скрыть',
  'details.label': 'Подробности',
  'details.copy': 'Скопировать подробности',
  'details.copied': 'Подробности скопированы',
  'copy.failed': 'Копирование здесь недоступно. Выделите текст и скопируйте его вручную.',
  'search.clear': 'Очистить поиск',
  'link.newTab': '(откроется в новой вкладке)',

  'connect.title': 'Подключите кошелёк',
  'connect.recent': 'Недавние',
  'connect.installed': 'На этом устройстве',
  'connect.popular': 'Популярные',
  'connect.more': 'Другие кошельки',
  'connect.wallets': 'Кошельки',
  'connect.notInstalled': 'Не установлен',
  'connect.unverified': 'Не проверен',
  'connect.contested': 'Заявлено дважды',
  'connect.otherChain': 'Не для {network}',
  'connect.all': 'Все кошельки',
  'connect.loading': 'Загрузка кошельков',
  'connect.partial': 'Некоторые кошельки не загрузились.',
  'connect.noneHere': 'В этом браузере нет кошелька. Подойдёт любой из списка.',
  'connect.noneHerePhone':
    'Чтобы подключиться, откройте эту страницу в браузере приложения-кошелька. Он есть у каждого из списка.',
  'connect.nothing': 'Сейчас здесь нельзя подключиться.',
  'connect.help': 'Что такое кошелёк?',
  'connect.emptyTitle': 'Кошелёк не найден',
  'connect.emptyText':
    'Кошелёк хранит ваши деньги и аккаунты в интернете и позволяет входить без пароля.',
  'connect.emptyHint': 'Только что установили? Он появится здесь сам.',
  'connect.emptyHintPhone': 'На телефоне откройте эту страницу в браузере приложения-кошелька.',
  'connect.get': 'Скачать кошелёк',
  'connect.legalOne': 'Подключаясь, вы принимаете {link}.',
  'connect.legalBoth': 'Подключаясь, вы принимаете {terms} и {privacy}.',
  'connect.agreeOne': 'Я принимаю {link}.',
  'connect.agreeBoth': 'Я принимаю {terms} и {privacy}.',
  'connect.agreeFirst': 'Сначала дайте согласие, затем выберите кошелёк.',
  'connect.terms': 'условия использования',
  'connect.privacy': 'политику конфиденциальности',

  'connecting.pendingTitle': 'Продолжите в {wallet}',
  'connecting.pendingText': 'Одобрите запрос в кошельке, чтобы поделиться адресом.',
  'connecting.slowText':
    'Ничего не видно? Найдите значок {wallet} на панели инструментов браузера.',
  'connecting.unverifiedText':
    'Этот кошелёк похож на {wallet}, но подтвердить это не удалось. Продолжайте, только если доверяете ему.',
  'connecting.contestedText':
    'Два кошелька в этом браузере выдают себя за {wallet}. Один из них может быть подделкой, которой нужны ваши деньги. Удалите незнакомое расширение и подключитесь снова.',
  'connecting.doubtTitle': 'Это тот кошелёк?',
  'connecting.connectAnyway': 'Всё равно подключить',
  'connecting.agreeTitle': 'Перед подключением',
  'connecting.agreeText': 'Это приложение просит сначала принять его правила.',
  'connecting.agree': 'Продолжить с {wallet}',
  'connecting.rejectedTitle': 'Вы отклонили запрос',
  'connecting.rejectedText': '{wallet} ничего не передал этому приложению.',
  'connecting.waitingTitle': 'Откройте {wallet}',
  'connecting.errorTitle': 'Не удалось подключиться',
  'connecting.missingTitle': 'Кошелёк {wallet} не найден',
  'connecting.missingText':
    'Установите {wallet} или включите его расширение, затем обновите эту страницу.',
  'connecting.missingTextPhone':
    'Чтобы подключить {wallet}, откройте эту страницу в браузере внутри его приложения.',
  'connecting.successTitle': 'Подключено',
  'connecting.retry': 'Повторить',
  'connecting.other': 'Выбрать другой кошелёк',
  'connecting.reload': 'Обновить страницу',
  'connecting.get': 'Скачать {wallet}',
  'pairing.code': 'QR-код',
  'pairing.title': 'Отсканируйте телефоном',

  'allWallets.title': 'Все кошельки',
  'getWallet.title': 'Скачайте кошелёк',
  'downloads.title': 'Скачать {wallet}',
  'whatIsAWallet.title': 'Что такое кошелёк?',

  'account.title': 'Аккаунт',
  'receive.title': 'Получить',
  'send.title': 'Отправить',
  'send.token': 'Выбрать токен',
  'send.review': 'Проверка',
  'compatible.title': 'Подходящие сети',
  'accountSettings.title': 'Настройки аккаунта',
  'profileWallets.title': 'Ваши кошельки',

  'networks.title': 'Выберите сеть',
  'whatIsANetwork.title': 'Что такое сеть?',
  'switchNetwork.title': 'Смена сети',
  'switchNetwork.wallet': 'Ваш кошелёк',
  'switchActiveChain.title': 'Переход на {chain}',
  'unsupported.title': 'Смена сети',
  'pairing.open': 'Открыть {wallet}',
  'pairing.notOpened': '{wallet} не открылся?',
  'pairing.otherWay': 'Открыть иначе',
  'account.disconnect': 'Отключить',
  'account.disconnecting': 'Отключение',
  'account.disconnectFailed': 'Не удалось отключиться. Удалите это приложение и в кошельке.',
  'tokens.title': 'Токены',
  'activity.title': 'Активность',
  'networks.unlisted': 'Сеть {id}',

  'tokens.loading': 'Ваши токены загружаются',
  'tokens.emptyTitle': 'Токенов пока нет',
  'tokens.emptyText': 'Здесь появится то, что есть на этом счёте в сети {network}.',
  'tokens.imitation': 'Подделка?',
  'tokens.showAll':
    '{count, plural, one {Показать # токен} few {Показать все # токена} many {Показать все # токенов} other {Показать все # токена}}',
  'tokens.send': 'Отправить {symbol}',
  'tokens.offline': 'Вы не в сети. Загрузится само, когда связь вернётся.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Кошелёк передал нечитаемый адрес. Попробуйте другой аккаунт.',

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

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Этот кошелёк здесь так не умеет. Можно использовать другой.',
  CONNECTOR_NOT_FOUND: 'Этот кошелёк больше недоступен. Выберите другой.',

  CONNECTION_USER_REJECTED: 'Вы отклонили запрос в {wallet}. Ничего не передано.',
  CONNECTION_USER_CLOSED: 'Окно закрылось до подключения кошелька.',
  CONNECTION_PENDING:
    '{wallet}: Там уже ждёт запрос от этого сайта. Ответьте на него, чтобы продолжить.',
  CONNECTION_TIMEOUT: '{wallet} не ответил. Разблокируйте его и попробуйте ещё раз.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} не передал ни одного аккаунта. Выберите там хотя бы один и попробуйте ещё раз.',
  CONNECTION_REPLACED: 'Тем временем был выбран другой кошелёк.',
  CONNECTION_FAILED:
    'Не удалось подключить {wallet}. Попробуйте ещё раз или используйте другой кошелёк.',
  CONNECTION_RELAY_UNREACHABLE: 'Нет связи с кошельками. Проверьте интернет и попробуйте ещё раз.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Сервис связи с кошельками отказал этому приложению. Проверьте часы устройства и попробуйте ещё раз.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Кошелёк не подключён. Сначала подключите его.',
  CONNECTION_KIT_DESTROYED: 'Эта страница закрыла подключение. Обновите её и попробуйте ещё раз.',

  NETWORK_NOT_FOUND: 'Это приложение не предлагает такую сеть.',
  NETWORK_SWITCH_REJECTED: 'Вы отклонили смену сети в {wallet}. Сеть осталась прежней.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} не может сам перейти на {network}. Выберите эту сеть в кошельке.',
  NETWORK_SWITCH_FAILED:
    '{wallet} не перешёл на {network}. Выберите эту сеть там или попробуйте ещё раз.',
  NETWORK_RPC_FAILED: 'Сеть сейчас не отвечает. Попробуйте чуть позже.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} не ответил. Откройте его и попробуйте ещё раз.',

  REQUEST_NOT_ALLOWED: 'Это приложение запросило то, что нельзя безопасно показать.',
  REQUEST_USER_REJECTED: 'Вы отклонили запрос в {wallet}. Ничего не подписано и не отправлено.',
  REQUEST_CANCELLED: 'Вы отменили запрос. Если он ещё есть в {wallet}, отклоните его там.',
  REQUEST_TIMEOUT:
    '{wallet} не ответил. Посмотрите там, не выполнено ли это, и попробуйте ещё раз.',
  REQUEST_ACCOUNT_CHANGED: 'Тем временем сменился аккаунт. Ничего не отправлено.',
  REQUEST_NETWORK_CHANGED: 'Тем временем сменилась сеть. Ничего не отправлено.',
  REQUEST_SIGNATURE_INVALID: 'Подпись из {wallet} не соответствует вашему аккаунту.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Не удалось проверить подпись. Попробуйте ещё раз, когда появится интернет.',
  REQUEST_WRONG_ACCOUNT:
    'Приложение запросило подпись от аккаунта, который не подключён. Ничего не подписано и не отправлено.',
  REQUEST_WRONG_NETWORK:
    'Этот запрос относится не к той сети, которая подключена. Ничего не подписано и не отправлено. Сначала смените сеть.',
  REQUEST_UNREADABLE:
    'Приложение отправило запрос, который невозможно проверить. Ничего не подписано и не отправлено.',

  WALLET_NOT_INSTALLED: 'Кошелёк {wallet} не найден в этом браузере.',
  WALLET_POPUP_BLOCKED: 'Браузер не открыл окно {wallet}. Разрешите его и попробуйте ещё раз.',
  WALLET_BAD_ANSWER: '{wallet} дал непонятный ответ. Обновите его или используйте другой.',
  WALLET_NO_ANSWER: '{wallet} не ответил. Откройте его или обновите страницу.',
  WALLET_UNAUTHORIZED: '{wallet} этого не разрешил. Подключите его снова и выберите аккаунт.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} этого не поддерживает. Используйте другой кошелёк.',
  WALLET_DISCONNECTED: '{wallet} потерял соединение. Проверьте интернет и попробуйте ещё раз.',
  WALLET_ERROR: '{wallet} сообщил о проблеме. Загляните в кошелёк и попробуйте ещё раз.',

  SERVICE_UNREACHABLE:
    'Сервис этого приложения недоступен. Проверьте подключение к интернету и попробуйте ещё раз.',
  SERVICE_TIMEOUT: 'Сервис этого приложения не ответил вовремя. Попробуйте ещё раз.',
  SERVICE_FORBIDDEN:
    'Неверная конфигурация: сервис отказал этому приложению. Сообщите об этом разработчикам.',
  SERVICE_BUSY: 'Сейчас слишком много запросов. Немного подождите и попробуйте ещё раз.',
  SERVICE_FAILED: 'В сервисе этого приложения произошёл сбой. Попробуйте ещё раз.',
  SERVICE_BAD_ANSWER: 'Ответ сервиса этого приложения нечитаем. Попробуйте ещё раз.',

  TRANSACTION_FAILED: 'Сеть отклонила транзакцию: {reason}.',
  STORAGE_UNAVAILABLE:
    'Браузер ничего не сохраняет для этого сайта, поэтому в следующий раз подключаться придётся снова.',
  UI_LOAD_FAILED: again,
}
