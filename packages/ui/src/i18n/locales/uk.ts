import type { Catalogue } from '../en.ts'

const setup =
  'Цей застосунок налаштовано неправильно, тому він поки не працює. Повідомте про це розробників.'
const again = 'Щось пішло не так. Спробуйте ще раз.'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: Catalogue = {
  isReviewed: false,
  texts: {
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
    'connecting.successText': '{wallet} готовий до роботи.',
    'connecting.retry': 'Повторити',
    'connecting.other': 'Вибрати інший гаманець',
    'connecting.reload': 'Оновити сторінку',
    'connecting.get': 'Завантажити {wallet}',

    'allWallets.title': 'Усі гаманці',
    'allWallets.search': 'Пошук гаманців',
    'allWallets.found':
      '{count, plural, one {# гаманець} few {# гаманці} many {# гаманців} other {# гаманця}}',
    'allWallets.none': 'Немає гаманця з такою назвою.',
    'allWallets.clear': 'Показати всі гаманці',
    'allWallets.failed': 'Гаманці не завантажилися',
    'allWallets.moreFailed': 'Наступні гаманці не завантажилися.',
    'getWallet.title': 'Завантажте гаманець',
    'getWallet.text':
      'Усі ці гаманці працюють із цим застосунком. Змінити гаманець можна будь-коли.',
    'getWallet.all': 'Усі гаманці',
    'downloads.title': 'Завантажити {wallet}',
    'downloads.text':
      'Установіть його звідси. Щойно він з’явиться в цьому браузері, його можна підключити.',
    'downloads.textPhone': 'Установіть його, потім відкрийте цю сторінку в його браузері.',
    'downloads.extension': 'Розширення для браузера',
    'downloads.iphone': 'Застосунок для iPhone',
    'downloads.android': 'Застосунок для Android',
    'downloads.desktop': 'Застосунок для комп’ютера',
    'downloads.webApp': 'Вебзастосунок',
    'downloads.website': 'Вебсайт',
    'downloads.none':
      'Безпечне посилання на цей гаманець невідоме. Пошукайте його в магазині, якому довіряєте.',
    'downloads.installed': 'Гаманець {wallet} установлено',
    'downloads.connect': 'Підключити {wallet}',
    'whatIsAWallet.title': 'Що таке гаманець?',
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

    'account.title': 'Акаунт',
    'account.copy': 'Скопіювати адресу',
    'account.copied': 'Адресу скопійовано',
    'account.explorer': 'Відкрити в оглядачі',
    'account.balance': 'Баланс',
    'account.balanceLoading': 'Завантаження балансу',
    'account.balanceFailed': 'Не вдалося завантажити баланс.',
    'account.balanceRetry': 'Повторити',
    'account.balanceUnknown': 'У цій мережі не можна дізнатися баланс.',
    'account.network': 'Мережа',
    'account.unsupported': '{network} не використовується в цьому застосунку.',
    'account.unsupportedStuck':
      '{network} не використовується в цьому застосунку. Виберіть іншу мережу в гаманці.',
    'account.switch': 'Змінити',
    'account.details': 'Подробиці',
    'account.settings': 'Налаштування акаунта',
    'account.wallets': 'Гаманці',
    'account.disconnect': 'Відключити',
    'account.disconnecting': 'Відключення',
    'accountSettings.title': 'Налаштування акаунта',
    'accountSettings.address': 'Адреса',
    'accountSettings.wallet': 'Гаманець',
    'accountSettings.accounts': 'Акаунти',
    'accountSettings.inUse': 'Використовується',
    'accountSettings.copy': 'Скопіювати {address}',
    'accountSettings.all':
      'Показати {count, plural, one {# акаунт} few {усі # акаунти} many {усі # акаунтів} other {усі # акаунта}}',
    'accountSettings.choose':
      'Щоб перейти на інший, відкрийте {wallet} і виберіть його там. Ця сторінка оновиться сама.',
    'accountSettings.chooseUnnamed':
      'Щоб перейти на інший, виберіть його у своєму гаманці. Ця сторінка оновиться сама.',
    'profileWallets.title': 'Ваші гаманці',
    'profileWallets.chains': 'Типи мереж',
    'profileWallets.recent': 'Нещодавно підключені',
    'profileWallets.connect': 'Підключити',
    'profileWallets.forget': 'Забути {wallet}',
    'profileWallets.forgotten': 'Гаманець {wallet} забуто',
    'profileWallets.disconnect': 'Відключити {wallet}',
    'profileWallets.disconnectAll': 'Відключити всі',
    'profileWallets.add': 'Підключити ще гаманець',
    'profileWallets.emptyTitle': 'Немає підключених гаманців',
    'profileWallets.emptyText': 'Підключені гаманці з’являться тут.',
    'profileWallets.connectFirst': 'Підключити гаманець',

    'networks.title': 'Виберіть мережу',
    'networks.list': 'Мережі',
    'networks.search': 'Пошук мереж',
    'networks.none': 'За запитом «{search}» мереж немає.',
    'networks.unlisted': 'Мережа {id}',
    'networks.unavailable': '{wallet} не дозволяє її тут',
    'networks.chosen': 'Вибрано мережу {network}',
    'networks.help': 'Що таке мережа?',
    'whatIsANetwork.title': 'Що таке мережа?',
    'whatIsANetwork.ledgerTitle': 'Спільна книга обліку',
    'whatIsANetwork.ledgerText':
      'Мережа — це відкритий запис про те, кому що належить. Його ведуть разом багато комп’ютерів, тож ніхто не може переписати його самотужки.',
    'whatIsANetwork.separateTitle': 'Кожна сама по собі',
    'whatIsANetwork.separateText':
      'Ваша адреса може бути однаковою в кількох мережах, але того, що ви маєте в одній, немає в інших.',
    'whatIsANetwork.feeTitle': 'Зі своєю монетою',
    'whatIsANetwork.feeText':
      'Кожна мережа бере комісію у власній монеті. Тримайте її трохи там, де хочете щось робити.',
    'whatIsANetwork.choose': 'Вибрати мережу',
    'switchNetwork.title': 'Зміна мережі',
    'switchNetwork.wallet': 'Ваш гаманець',
    'switchNetwork.pendingTitle': 'Перейдіть у {wallet}',
    'switchNetwork.pendingText': 'Підтвердьте там перехід на {network}.',
    'switchNetwork.slowText':
      'Нічого не видно? Відкрийте {wallet} і виберіть там {network}. Ця сторінка оновиться сама.',
    'switchNetwork.successTitle': 'Ви перейшли на {network}',
    'switchNetwork.successText': '{wallet} змінив мережу.',
    'switchNetwork.rejectedTitle': 'Ви відхилили зміну мережі',
    'switchNetwork.rejectedText': 'Мережа не змінилася: {network}.',
    'switchNetwork.waitingTitle': 'Відкрийте {wallet}',
    'switchNetwork.unsupportedTitle': '{wallet} не може змінити мережу сам',
    'switchNetwork.unsupportedText':
      'Відкрийте {wallet} і виберіть {network}, якщо вона там є. Ця сторінка оновиться сама.',
    'switchNetwork.errorTitle': 'Не вдалося змінити мережу',
    'switchNetwork.offerTitle': 'Перейти на {network}?',
    'switchNetwork.offerText':
      '{wallet} підключено, мережа: {current}. Раніше ви вибрали {network}.',
    'switchNetwork.offerSwitch': 'Перейти на {network}',
    'switchNetwork.offerStay': 'Залишити {network}',
    'switchNetwork.retry': 'Повторити',
    'switchNetwork.other': 'Вибрати іншу мережу',
    'switchNetwork.otherWallet': 'Вибрати інший гаманець',
    'switchActiveChain.title': 'Перехід на {chain}',
    'switchActiveChain.heading': 'Підключіть гаманець для {chain}',
    'switchActiveChain.text':
      'Для {network} потрібен гаманець, який підтримує {chain}. Усе, що вже підключено, залишиться підключеним.',
    'switchActiveChain.connect': 'Підключити гаманець',
    'switchActiveChain.cancel': 'Не зараз',
    'unsupported.title': 'Зміна мережі',
    'unsupported.heading': 'Ця мережа тут не працює',
    'unsupported.text':
      'Ваш гаманець у мережі {id}, яку цей застосунок не використовує. Щоб продовжити, виберіть одну зі списку.',
  },
  errors: {
    CAIP_NETWORK_ID_INVALID: setup,
    CAIP_ADDRESS_INVALID: 'Гаманець передав нечитабельну адресу. Спробуйте інший акаунт.',

    CONFIG_NO_NETWORKS: setup,
    CONFIG_NETWORK_INVALID: setup,
    CONFIG_NETWORK_DUPLICATE: setup,
    CONFIG_RPC_URL_INVALID: setup,
    CONFIG_ADAPTER_INVALID: setup,
    CONFIG_ADAPTER_DUPLICATE: setup,
    CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
    CONFIG_NO_KIT: setup,

    ADAPTER_NOT_FOUND: setup,
    ADAPTER_FEATURE_MISSING: 'Цей гаманець тут так не вміє. Можна використати інший.',
    CONNECTOR_NOT_FOUND: 'Цей гаманець більше недоступний. Виберіть інший.',

    CONNECTION_USER_REJECTED: 'Ви відхилили запит у {wallet}. Нічого не передано.',
    CONNECTION_USER_CLOSED: 'Вікно закрилося до підключення гаманця.',
    CONNECTION_PENDING: 'Там уже чекає запит від цього сайту. Дайте відповідь, щоб продовжити.',
    CONNECTION_TIMEOUT: '{wallet} не відповів. Розблокуйте його та спробуйте ще раз.',
    CONNECTION_NO_ACCOUNTS:
      '{wallet} не передав жодного акаунта. Виберіть там хоча б один і спробуйте ще раз.',
    CONNECTION_REPLACED: 'Тим часом було вибрано інший гаманець.',
    CONNECTION_FAILED:
      'Не вдалося підключити {wallet}. Спробуйте ще раз або скористайтеся іншим гаманцем.',
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
    REQUEST_ACCOUNT_CHANGED: 'Тим часом змінився акаунт. Нічого не надіслано.',
    REQUEST_NETWORK_CHANGED: 'Тим часом змінилася мережа. Нічого не надіслано.',
    REQUEST_SIGNATURE_INVALID: 'Підпис із {wallet} не відповідає вашому акаунту.',
    REQUEST_SIGNATURE_UNCHECKED:
      'Не вдалося перевірити підпис. Спробуйте ще раз, коли з’явиться інтернет.',

    WALLET_NOT_INSTALLED: 'Гаманець {wallet} не знайдено в цьому браузері.',
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

    STORAGE_UNAVAILABLE:
      'Браузер нічого не зберігає для цього сайту, тому наступного разу доведеться підключатися знову.',
    UI_LOAD_FAILED: again,
  },
}
