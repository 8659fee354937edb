import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Цей застосунок налаштовано неправильно. Зверніться до його служби підтримки.'
const again = 'Щось пішло не так. Спробуйте ще раз.'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<BaseTextKey> = {
  'button.connect': 'Підключити гаманець',
  'button.connecting': 'Підключення…',
  'button.switchNetwork': 'Змінити мережу',
  'button.unknownNetwork': 'Невідома мережа',
  'button.selectNetwork': 'Вибрати мережу',
  'button.account': 'Акаунт',
  'button.buy': 'Купити',
  'button.amount': 'Сума',
  'button.currency': 'Валюта',
  'modal.back': 'Назад',
  'modal.close': 'Закрити',
  'modal.stuck': 'Щоб продовжити, змініть мережу або відключіться.',
  'view.loading': 'Завантаження',
  'view.failedTitle': 'Не вдалося завантажити',
  'view.failedText': 'Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  'view.retry': 'Спробувати ще раз',
  'alert.dismiss': 'Сховати',
  'details.label': 'Подробиці',
  'details.copy': 'Копіювати подробиці',
  'details.copied': 'Подробиці скопійовано',
  'copy.failed': 'Не вдалося скопіювати. Виділіть текст і скопіюйте його вручну.',
  'search.clear': 'Очистити пошук',
  'link.newTab': '(відкриється в новій вкладці)',

  'connect.title': 'Підключити гаманець',
  'connect.recent': 'Недавні',
  'connect.installed': 'Установлені',
  'connect.isInstalled': 'установлено',
  'connect.popular': 'Популярні',
  'connect.more': 'Інші гаманці',
  'connect.wallets': 'Гаманці',
  'connect.notInstalled': 'Не встановлено',
  'connect.unverified': 'Не перевірено',
  'connect.contested': 'Можлива підробка',
  'connect.otherChain': 'Не підтримує {network}',
  'connect.all': 'Усі гаманці',
  'connect.loading': 'Завантаження гаманців',
  'connect.partial': 'Деякі гаманці не вдалося завантажити.',
  'connect.noneHere': 'У цьому браузері гаманців не знайдено. Виберіть гаманець, щоб почати.',
  'connect.noneHerePhone': 'Щоб підключитися, відкрийте цю сторінку в браузері застосунку-гаманця.',
  'connect.nothing': 'Зараз немає доступних гаманців.',
  'connect.help': 'Що таке гаманець?',
  'connect.emptyTitle': 'Гаманців не знайдено',
  'connect.emptyText':
    'У гаманці зберігаються ваші токени. З ним ви входите в застосунки без пароля.',
  'connect.emptyHint': 'Щойно встановили гаманець? Він з’явиться тут.',
  'connect.emptyHintPhone': 'На телефоні відкрийте цю сторінку в браузері застосунку-гаманця.',
  'connect.get': 'Установити гаманець',
  'connect.legalOne': 'Підключаючись, ви погоджуєтеся з таким документом: {link}.',
  'connect.legalBoth': 'Підключаючись, ви погоджуєтеся з такими документами: {terms} та {privacy}.',
  'connect.agreeOne': 'Погоджуюся з таким документом: {link}.',
  'connect.agreeBoth': 'Погоджуюся з такими документами: {terms} та {privacy}.',
  'connect.agreeFirst': 'Щоб підключитися, погодьтеся з умовами.',
  'connect.terms': 'умови використання',
  'connect.privacy': 'політика конфіденційності',

  'connecting.pendingTitle': 'Продовжте в {wallet}',
  'connecting.pendingText': 'Підтвердьте запит на підключення.',
  'connecting.slowText':
    'Не бачите запиту? Натисніть значок {wallet} на панелі інструментів браузера.',
  'connecting.unverifiedText':
    'Цей гаманець називає себе {wallet}, але ми не змогли це перевірити. Продовжуйте, лише якщо довіряєте йому.',
  'connecting.contestedText':
    'Два гаманці в цьому браузері називають себе {wallet}. Один із них може бути підробкою, яка полює на ваші кошти. Видаліть розширення, якого не впізнаєте, і підключіться знову.',
  'connecting.doubtTitle': 'Це той гаманець?',
  'connecting.connectAnyway': 'Усе одно підключити',
  'connecting.agreeTitle': 'Перш ніж підключитися',
  'connecting.agreeText': 'Щоб продовжити, погодьтеся з умовами.',
  'connecting.agree': 'Продовжити з {wallet}',
  'connecting.rejectedTitle': 'Запит відхилено',
  'connecting.rejectedText':
    'Гаманець {wallet} нічого не передав. Спробуйте ще раз, коли будете готові.',
  'connecting.waitingTitle': 'Відкрити {wallet}',
  'connecting.errorTitle': 'Не вдалося підключитися',
  'connecting.missingTitle': '{wallet} не встановлено',
  'connecting.missingText':
    'Установіть або ввімкніть розширення {wallet} і перезавантажте цю сторінку.',
  'connecting.missingTextPhone':
    'Щоб підключитися, відкрийте цю сторінку в браузері застосунку {wallet}.',
  'connecting.successTitle': 'Підключено',
  'connecting.retry': 'Спробувати ще раз',
  'connecting.other': 'Вибрати інший гаманець',
  'connecting.reload': 'Перезавантажити сторінку',
  'connecting.get': 'Установити {wallet}',
  'pairing.code': 'QR-код',
  'pairing.title': 'Відскануйте телефоном',

  'allWallets.title': 'Усі гаманці',
  'getWallet.title': 'Установити гаманець',
  'downloads.title': 'Установити {wallet}',
  'whatIsAWallet.title': 'Що таке гаманець?',

  'account.title': 'Акаунт',
  'receive.title': 'Отримати',
  'send.title': 'Надіслати',
  'send.token': 'Вибрати токен',
  'send.review': 'Перевірити',
  'onramp.title': 'Купити',
  'onramp.currency': 'Вибрати валюту',
  'onramp.purchases': 'Ваші покупки',
  'onramp.legalOne': 'Продовжуючи, ви погоджуєтеся з таким документом: {link}.',
  'onramp.legalBoth': 'Продовжуючи, ви погоджуєтеся з такими документами: {terms} та {privacy}.',
  'whatIsABuy.title': 'Як відбувається купівля',
  'swap.title': 'Обміняти',
  'swap.review': 'Перевірити обмін',
  'signIn.title': 'Увійти',
  'sessions.title': 'Вхід',
  'calls.title': 'Кроки',
  'permissions.title': 'Дозволи',
  'compatible.title': 'Підтримувані мережі',
  'accountSettings.title': 'Налаштування акаунта',
  'profileWallets.title': 'Ваші гаманці',
  'approvals.title': 'Дозволи на токени',

  'smartAccount.title': 'Смарт-акаунт',
  'accountCode.title': 'Код акаунта',
  'auth.title': 'Увійти',
  'auth.updateTitle': 'Змінити ел. пошту',
  'auth.addTitle': 'Додати пристрій',
  'names.title': 'Вибрати ім’я',
  'networks.title': 'Виберіть мережу',
  'whatIsANetwork.title': 'Що таке мережа?',
  'switchNetwork.title': 'Змінити мережу',
  'switchNetwork.wallet': 'Ваш гаманець',
  'switchActiveChain.title': 'Перейти на {chain}',
  'unsupported.title': 'Змінити мережу',
  'pairing.open': 'Відкрити {wallet}',
  'pairing.notOpened': '{wallet} не відкривається?',
  'pairing.otherWay': 'Спробувати інше посилання',
  'account.disconnect': 'Відключити',
  'account.disconnecting': 'Відключення',
  'account.disconnectFailed': 'Не вдалося відключитися. Видаліть цей застосунок і в гаманці.',
  'tokens.title': 'Токени',
  'activity.title': 'Активність',
  'networks.unlisted': 'Мережа {id}',

  'tokens.loading': 'Завантаження токенів',
  'tokens.emptyTitle': 'Токенів поки немає',
  'tokens.emptyText': 'Тут з’являться ваші токени в мережі {network}.',
  'tokens.imitation': 'Можлива підробка',
  'tokens.showAll':
    '{count, plural, one {Показати # токен} few {Показати всі # токени} many {Показати всі # токенів} other {Показати всі # токена}}',
  'tokens.send': 'Надіслати {symbol}',
  'tokens.offline': 'Немає з’єднання з інтернетом. Токени завантажаться, щойно воно відновиться.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Гаманець передав недійсну адресу. Спробуйте інший акаунт.',

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
  ADAPTER_FEATURE_MISSING: 'Цей гаманець цього не підтримує. Спробуйте інший гаманець.',
  CONNECTOR_NOT_FOUND: 'Цей гаманець більше недоступний. Виберіть інший.',

  CONNECTION_USER_REJECTED: 'Запит відхилено в {wallet}. Нічого не передано.',
  CONNECTION_USER_CLOSED: 'Вікно закрито, перш ніж гаманець підключився.',
  CONNECTION_PENDING: 'У {wallet} уже очікує запит. Щоб продовжити, відкрийте гаманець.',
  CONNECTION_TIMEOUT: '{wallet} не відповідає. Розблокуйте гаманець і спробуйте ще раз.',
  CONNECTION_NO_ACCOUNTS:
    'У {wallet} не вибрано жодного акаунта. Виберіть принаймні один і спробуйте ще раз.',
  CONNECTION_REPLACED: 'Тим часом ви вибрали інший гаманець.',
  CONNECTION_FAILED:
    'Не вдалося підключити {wallet}. Спробуйте ще раз або скористайтеся іншим гаманцем.',
  CONNECTION_RELAY_UNREACHABLE:
    'Не вдалося зв’язатися зі службою гаманців. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Служба гаманців відмовила цьому застосунку. Перевірте годинник на цьому пристрої та спробуйте ще раз.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Жодного гаманця не підключено. Спочатку підключіть гаманець.',
  CONNECTION_KIT_DESTROYED: 'Ця сторінка закрила з’єднання. Перезавантажте її та спробуйте ще раз.',

  NETWORK_NOT_FOUND: 'Цей застосунок не підтримує цю мережу.',
  NETWORK_SWITCH_REJECTED: 'Зміну мережі відхилено в {wallet}. Ви залишаєтеся в тій самій мережі.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} не може перейти на {network} звідси. Виберіть цю мережу в гаманці.',
  NETWORK_SWITCH_FAILED:
    'Перехід на {network} у {wallet} не відбувся. Виберіть цю мережу в гаманці або спробуйте ще раз.',
  NETWORK_RPC_FAILED: 'Мережа не відповідає. Спробуйте ще раз за мить.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} не відповідає. Відкрийте гаманець і спробуйте ще раз.',

  REQUEST_NOT_ALLOWED: 'Ми заблокували запит, який неможливо безпечно показати.',
  REQUEST_USER_REJECTED: 'Запит відхилено в {wallet}. Нічого не підписано й не надіслано.',
  REQUEST_CANCELLED: 'Запит скасовано. Якщо {wallet} досі його показує, відхиліть його там.',
  REQUEST_TIMEOUT:
    '{wallet} не відповідає. Перш ніж спробувати ще раз, перевірте, чи запит не було виконано.',
  REQUEST_ACCOUNT_CHANGED: 'Тим часом акаунт змінився. Нічого не надіслано.',
  REQUEST_NETWORK_CHANGED: 'Тим часом мережа змінилася. Нічого не надіслано.',
  REQUEST_SIGNATURE_INVALID: 'Підпис із {wallet} не відповідає вашому акаунту.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Не вдалося перевірити підпис. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  REQUEST_WRONG_ACCOUNT:
    'Цей застосунок запросив підпис акаунта, який не підключено. Нічого не підписано й не надіслано.',
  REQUEST_WRONG_NETWORK:
    'Цей запит призначено для іншої мережі. Нічого не підписано й не надіслано. Спочатку змініть мережу.',
  REQUEST_UNREADABLE:
    'Цей застосунок надіслав запит, який неможливо перевірити. Нічого не підписано й не надіслано.',
  REQUEST_REVIEW_CANCELLED: 'Запит скасовано. Нічого не підписано й не надіслано.',
  REQUEST_TOO_MANY:
    'Цей застосунок надіслав забагато запитів одразу. Нічого не підписано й не надіслано.',
  REQUEST_BATCH_UNSUPPORTED: '{wallet} не може виконати ці кроки одразу. Нічого не надіслано.',

  POLICY_FAILED:
    'Цей застосунок надіслав запит, який неможливо перевірити. Нічого не підписано й не надіслано.',

  WALLET_NOT_INSTALLED: '{wallet} не знайдено в цьому браузері.',
  WALLET_POPUP_BLOCKED:
    'Браузер заблокував вікно {wallet}. Дозвольте спливні вікна для цього сайту та спробуйте ще раз.',
  WALLET_BAD_ANSWER:
    '{wallet} надсилає неочікувану відповідь. Оновіть гаманець або спробуйте інший.',
  WALLET_NO_ANSWER: '{wallet} не відповідає. Відкрийте гаманець або перезавантажте сторінку.',
  WALLET_UNAUTHORIZED:
    'Для цього немає дозволу в {wallet}. Підключіть гаманець знову та виберіть акаунт.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} цього не підтримує. Спробуйте інший гаманець.',
  WALLET_DISCONNECTED:
    'З’єднання з {wallet} втрачено. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  WALLET_ERROR: '{wallet} повідомляє про проблему. Перевірте гаманець і спробуйте ще раз.',

  SERVICE_UNREACHABLE:
    'Не вдалося зв’язатися із сервером. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  SERVICE_TIMEOUT: 'Сервер не відповів вчасно. Спробуйте ще раз.',
  SERVICE_FORBIDDEN:
    'Недійсна конфігурація застосунку. Цей застосунок налаштовано неправильно. Зверніться до його служби підтримки.',
  SERVICE_BUSY: 'Зараз забагато запитів. Зачекайте трохи та спробуйте ще раз.',
  SERVICE_FAILED: 'На нашому боці стався збій. Спробуйте ще раз.',
  SERVICE_BAD_ANSWER: 'На нашому боці стався збій. Спробуйте ще раз.',

  TRANSACTION_FAILED: 'Мережа відхилила транзакцію: {reason}.',
  STORAGE_UNAVAILABLE:
    'Браузер не дозволяє цьому сайту зберігати дані, тому наступного разу доведеться підключитися знову.',
  UI_LOAD_FAILED: again,
}
