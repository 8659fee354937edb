import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Цей застосунок налаштовано неправильно, тому він поки не працює. Повідомте про це розробників.'
const again = 'Щось пішло не так. Спробуйте ще раз.'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<BaseTextKey> = {
  'button.connect': 'Під’єднати гаманець',
  'button.connecting': 'Під’єднання…',
  'button.switchNetwork': 'Змінити мережу',
  'button.unknownNetwork': 'Невідома мережа',
  'button.selectNetwork': 'Вибрати мережу',
  'button.account': 'Рахунок',
  'modal.back': 'Назад',
  'modal.close': 'Закрити',
  'modal.stuck': 'Щоб продовжити, змініть мережу або відключіться.',
  'view.loading': 'Завантаження',
  'view.failedTitle': 'Ця частина не завантажилася',
  'view.failedText':
    'Можливо, немає з’єднання з інтернетом. Нічого не втрачено: перевірте його та спробуйте ще раз.',
  'view.retry': 'Повторити',
  'alert.dismiss': 'Сховати',
  'details.label': 'Подробиці',
  'details.copy': 'Скопіювати подробиці',
  'details.copied': 'Подробиці скопійовано',
  'copy.failed': 'Копіювання тут недоступне. Виділіть текст і скопіюйте його вручну.',
  'search.clear': 'Очистити пошук',
  'link.newTab': '(відкриється в новій вкладці)',

  'connect.title': 'Підключіть гаманець',
  'connect.recent': 'Нещодавні',
  'connect.installed': 'На цьому пристрої',
  'connect.popular': 'Популярні',
  'connect.more': 'Інші гаманці',
  'connect.wallets': 'Гаманці',
  'connect.notInstalled': 'Не встановлено',
  'connect.unverified': 'Не перевірено',
  'connect.contested': 'Заявлено двічі',
  'connect.otherChain': 'Не для {network}',
  'connect.all': 'Усі гаманці',
  'connect.loading': 'Завантаження гаманців',
  'connect.partial': 'Деякі гаманці не завантажилися.',
  'connect.noneHere': 'У цьому браузері немає гаманця. Підійде будь-який зі списку.',
  'connect.noneHerePhone':
    'Щоб підключитися, відкрийте цю сторінку в браузері застосунку-гаманця. Він є в кожного зі списку.',
  'connect.nothing': 'Зараз тут неможливо підключитися.',
  'connect.help': 'Що таке гаманець?',
  'connect.emptyTitle': 'Гаманець не знайдено',
  'connect.emptyText':
    'Гаманець зберігає ваші гроші й акаунти в інтернеті та дає змогу входити без пароля.',
  'connect.emptyHint': 'Щойно встановили? Він з’явиться тут сам.',
  'connect.emptyHintPhone': 'На телефоні відкрийте цю сторінку в браузері застосунку-гаманця.',
  'connect.get': 'Завантажити гаманець',
  'connect.legalOne': 'Підключаючись, ви приймаєте {link}.',
  'connect.legalBoth': 'Підключаючись, ви приймаєте {terms} і {privacy}.',
  'connect.agreeOne': 'Я приймаю {link}.',
  'connect.agreeBoth': 'Я приймаю {terms} і {privacy}.',
  'connect.agreeFirst': 'Спочатку дайте згоду, потім виберіть гаманець.',
  'connect.terms': 'умови використання',
  'connect.privacy': 'політику конфіденційності',

  'connecting.pendingTitle': 'Продовжте в {wallet}',
  'connecting.pendingText': 'Схваліть запит у гаманці, щоб поділитися адресою.',
  'connecting.slowText':
    'Нічого не видно? Знайдіть значок {wallet} на панелі інструментів браузера.',
  'connecting.unverifiedText':
    'Цей гаманець схожий на {wallet}, але підтвердити це не вдалося. Продовжуйте, лише якщо довіряєте йому.',
  'connecting.contestedText':
    'Два гаманці в цьому браузері видають себе за {wallet}. Один із них може бути підробкою, якій потрібні ваші гроші. Видаліть незнайоме розширення та підключіться знову.',
  'connecting.doubtTitle': 'Це правильний гаманець?',
  'connecting.connectAnyway': 'Усе одно підключити',
  'connecting.agreeTitle': 'Перед підключенням',
  'connecting.agreeText': 'Цей застосунок просить спочатку прийняти його правила.',
  'connecting.agree': 'Продовжити з {wallet}',
  'connecting.rejectedTitle': 'Ви відхилили запит',
  'connecting.rejectedText': '{wallet} нічого не передав цьому застосунку.',
  'connecting.waitingTitle': 'Відкрийте {wallet}',
  'connecting.errorTitle': 'Не вдалося підключитися',
  'connecting.missingTitle': 'Гаманець {wallet} не знайдено',
  'connecting.missingText':
    'Установіть {wallet} або ввімкніть його розширення, потім оновіть цю сторінку.',
  'connecting.missingTextPhone':
    'Щоб підключити {wallet}, відкрийте цю сторінку в браузері його застосунку.',
  'connecting.successTitle': 'Підключено',
  'connecting.retry': 'Повторити',
  'connecting.other': 'Вибрати інший гаманець',
  'connecting.reload': 'Оновити сторінку',
  'connecting.get': 'Завантажити {wallet}',
  'pairing.code': 'QR-код',
  'pairing.title': 'Відскануйте телефоном',

  'allWallets.title': 'Усі гаманці',
  'getWallet.title': 'Завантажте гаманець',
  'downloads.title': 'Завантажити {wallet}',
  'whatIsAWallet.title': 'Що таке гаманець?',

  'account.title': 'Акаунт',
  'receive.title': 'Отримати',
  'send.title': 'Надіслати',
  'send.token': 'Вибрати токен',
  'send.review': 'Перевірка',
  'compatible.title': 'Сумісні мережі',
  'accountSettings.title': 'Налаштування акаунта',
  'profileWallets.title': 'Ваші гаманці',

  'networks.title': 'Виберіть мережу',
  'whatIsANetwork.title': 'Що таке мережа?',
  'switchNetwork.title': 'Зміна мережі',
  'switchNetwork.wallet': 'Ваш гаманець',
  'switchActiveChain.title': 'Перехід на {chain}',
  'unsupported.title': 'Зміна мережі',
  'pairing.open': 'Відкрити {wallet}',
  'pairing.notOpened': '{wallet} не відкрився?',
  'pairing.otherWay': 'Відкрити інакше',
  'account.disconnect': 'Відключити',
  'account.disconnecting': 'Відключення',
  'account.disconnectFailed': 'Не вдалося відключитися. Видаліть цей застосунок і в гаманці.',
  'tokens.title': 'Токени',
  'activity.title': 'Активність',
  'networks.unlisted': 'Мережа {id}',

  'tokens.loading': 'Ваші токени завантажуються',
  'tokens.emptyTitle': 'Токенів поки немає',
  'tokens.emptyText': 'Тут з’явиться те, що є на цьому рахунку в мережі {network}.',
  'tokens.imitation': 'Підробка?',
  'tokens.showAll':
    '{count, plural, one {Показати # токен} few {Показати всі # токени} many {Показати всі # токенів} other {Показати всі # токена}}',
  'tokens.send': 'Надіслати {symbol}',
  'tokens.offline': 'Ви не в мережі. Завантажиться саме, коли зв’язок повернеться.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Гаманець передав нечитабельну адресу. Спробуйте інший акаунт.',

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
  ADAPTER_FEATURE_MISSING: 'Цей гаманець тут так не вміє. Можна використати інший.',
  CONNECTOR_NOT_FOUND: 'Цей гаманець більше недоступний. Виберіть інший.',

  CONNECTION_USER_REJECTED: 'Ви відхилили запит у {wallet}. Нічого не передано.',
  CONNECTION_USER_CLOSED: 'Вікно закрилося до підключення гаманця.',
  CONNECTION_PENDING:
    '{wallet}: Там уже чекає запит від цього сайту. Дайте відповідь, щоб продовжити.',
  CONNECTION_TIMEOUT: '{wallet} не відповів. Розблокуйте його та спробуйте ще раз.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} не передав жодного акаунта. Виберіть там хоча б один і спробуйте ще раз.',
  CONNECTION_REPLACED: 'Тим часом було вибрано інший гаманець.',
  CONNECTION_FAILED:
    'Не вдалося підключити {wallet}. Спробуйте ще раз або скористайтеся іншим гаманцем.',
  CONNECTION_RELAY_UNREACHABLE: 'Немає зв’язку з гаманцями. Перевірте інтернет і спробуйте ще раз.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Сервіс зв’язку з гаманцями відмовив цьому застосунку. Перевірте годинник пристрою і спробуйте ще раз.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Гаманець не підключено. Спочатку підключіть його.',
  CONNECTION_KIT_DESTROYED: 'Ця сторінка закрила підключення. Оновіть її та спробуйте ще раз.',

  NETWORK_NOT_FOUND: 'Цей застосунок не пропонує такої мережі.',
  NETWORK_SWITCH_REJECTED: 'Ви відхилили зміну мережі в {wallet}. Мережа лишилася та сама.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} не може сам перейти на {network}. Виберіть цю мережу в гаманці.',
  NETWORK_SWITCH_FAILED:
    '{wallet} не перейшов на {network}. Виберіть цю мережу там або спробуйте ще раз.',
  NETWORK_RPC_FAILED: 'Мережа зараз не відповідає. Спробуйте трохи пізніше.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} не відповів. Відкрийте його та спробуйте ще раз.',

  REQUEST_NOT_ALLOWED: 'Цей застосунок запитав те, що не можна безпечно показати.',
  REQUEST_USER_REJECTED: 'Ви відхилили запит у {wallet}. Нічого не підписано й не надіслано.',
  REQUEST_CANCELLED: 'Ви скасували запит. Якщо він ще є в {wallet}, відхиліть його там.',
  REQUEST_TIMEOUT: '{wallet} не відповів. Подивіться там, чи це не виконано, і спробуйте ще раз.',
  REQUEST_ACCOUNT_CHANGED: 'Тим часом змінився акаунт. Нічого не надіслано.',
  REQUEST_NETWORK_CHANGED: 'Тим часом змінилася мережа. Нічого не надіслано.',
  REQUEST_SIGNATURE_INVALID: 'Підпис із {wallet} не відповідає вашому акаунту.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Не вдалося перевірити підпис. Спробуйте ще раз, коли з’явиться інтернет.',
  REQUEST_WRONG_ACCOUNT:
    'Застосунок запросив підпис від акаунта, який не підключено. Нічого не підписано й не надіслано.',
  REQUEST_WRONG_NETWORK:
    'Цей запит стосується не тієї мережі, яку підключено. Нічого не підписано й не надіслано. Спочатку змініть мережу.',
  REQUEST_UNREADABLE:
    'Застосунок надіслав запит, який неможливо перевірити. Нічого не підписано й не надіслано.',

  WALLET_NOT_INSTALLED: 'Гаманець {wallet} не знайдено в цьому браузері.',
  WALLET_POPUP_BLOCKED: 'Браузер не відкрив вікно {wallet}. Дозвольте його і спробуйте ще раз.',
  WALLET_BAD_ANSWER: '{wallet} дав незрозумілу відповідь. Оновіть його або виберіть інший.',
  WALLET_NO_ANSWER: '{wallet} не відповів. Відкрийте його або оновіть сторінку.',
  WALLET_UNAUTHORIZED: '{wallet} цього не дозволив. Підключіть його знову й виберіть акаунт.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} цього не підтримує. Скористайтеся іншим гаманцем.',
  WALLET_DISCONNECTED: '{wallet} втратив з’єднання. Перевірте інтернет і спробуйте ще раз.',
  WALLET_ERROR: '{wallet} повідомив про проблему. Зазирніть у гаманець і спробуйте ще раз.',

  SERVICE_UNREACHABLE:
    'Сервіс цього застосунку недоступний. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  SERVICE_TIMEOUT: 'Сервіс цього застосунку не відповів вчасно. Спробуйте ще раз.',
  SERVICE_FORBIDDEN:
    'Неправильна конфігурація: сервіс відмовив цьому застосунку. Повідомте про це розробників.',
  SERVICE_BUSY: 'Зараз забагато запитів. Трохи зачекайте та спробуйте ще раз.',
  SERVICE_FAILED: 'У сервісі цього застосунку стався збій. Спробуйте ще раз.',
  SERVICE_BAD_ANSWER: 'Відповідь сервісу цього застосунку нечитабельна. Спробуйте ще раз.',

  TRANSACTION_FAILED: 'Мережа відхилила транзакцію: {reason}.',
  STORAGE_UNAVAILABLE:
    'Браузер нічого не зберігає для цього сайту, тому наступного разу доведеться підключатися знову.',
  UI_LOAD_FAILED: again,
}
