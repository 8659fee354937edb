import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Мережі',
  'networks.search': 'Пошук мереж',
  'networks.none': 'За запитом «{search}» мереж не знайдено.',
  'networks.unavailable': 'Не ввімкнено в {wallet}',
  'networks.chosen': 'Вибрано мережу {network}',
  'networks.help': 'Що таке мережа?',
  'whatIsANetwork.ledgerTitle': 'Спільний реєстр',
  'whatIsANetwork.ledgerText':
    'Мережа — це публічний запис про те, хто чим володіє. Його узгоджує безліч комп’ютерів, тому ніхто не може переписати його самотужки.',
  'whatIsANetwork.separateTitle': 'Мережі розділені',
  'whatIsANetwork.separateText':
    'Ваша адреса може бути однаковою в кількох мережах, але того, чим ви володієте в одній, немає в інших.',
  'whatIsANetwork.feeTitle': 'Комісії у власній валюті',
  'whatIsANetwork.feeText':
    'Кожна мережа стягує комісії у власній валюті. Тримайте трохи цієї валюти в кожній мережі, якою користуєтеся.',
  'whatIsANetwork.choose': 'Виберіть мережу',
  'switchNetwork.pendingTitle': 'Продовжте в {wallet}',
  'switchNetwork.pendingText': 'Підтвердьте перехід на {network}.',
  'switchNetwork.slowText':
    'Не бачите запиту? Відкрийте {wallet} і виберіть {network}. Ця сторінка оновиться автоматично.',
  'switchNetwork.successTitle': 'Ви в мережі {network}',
  'switchNetwork.rejectedTitle': 'Зміну мережі відхилено',
  'switchNetwork.rejectedText': 'Ви залишаєтеся в мережі {network}.',
  'switchNetwork.waitingTitle': 'Відкрити {wallet}',
  'switchNetwork.unsupportedTitle': 'Змініть мережу в {wallet}',
  'switchNetwork.unsupportedText':
    'Виберіть {network} у {wallet}, якщо ця мережа є в списку. Ця сторінка оновиться автоматично.',
  'switchNetwork.errorTitle': 'Не вдалося змінити мережу',
  'switchNetwork.offerTitle': 'Перейти на {network}?',
  'switchNetwork.offerText': '{wallet} підключено в мережі {current}. Раніше ви вибрали {network}.',
  'switchNetwork.offerSwitch': 'Перейти на {network}',
  'switchNetwork.offerStay': 'Залишитися на {network}',
  'switchNetwork.retry': 'Спробувати ще раз',
  'switchNetwork.other': 'Вибрати іншу мережу',
  'switchNetwork.otherWallet': 'Інший гаманець',
  'switchActiveChain.heading': 'Підключіть гаманець для {chain}',
  'switchActiveChain.text':
    'Для {network} потрібен гаманець, який підтримує {chain}. Інші ваші гаманці залишаться підключеними.',
  'switchActiveChain.connect': 'Підключити гаманець',
  'switchActiveChain.cancel': 'Не зараз',
  'unsupported.heading': 'Мережа не підтримується',
  'unsupported.text':
    'Ваш гаманець у мережі, якої цей застосунок не підтримує. Щоб продовжити, змініть мережу.',
}
