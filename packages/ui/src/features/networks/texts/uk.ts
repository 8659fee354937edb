import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Українська. Made by a machine and not yet reviewed by a native speaker. */
export const uk: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Мережі',
  'networks.search': 'Пошук мереж',
  'networks.none': 'За запитом «{search}» мереж немає.',
  'networks.unavailable': '{wallet} не дозволяє її тут',
  'networks.chosen': 'Вибрано мережу {network}',
  'networks.help': 'Що таке мережа?',
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
  'switchNetwork.pendingTitle': 'Перейдіть у {wallet}',
  'switchNetwork.pendingText': 'Підтвердьте там перехід на {network}.',
  'switchNetwork.slowText':
    'Нічого не видно? Відкрийте {wallet} і виберіть там {network}. Ця сторінка оновиться сама.',
  'switchNetwork.successTitle': 'Ви перейшли на {network}',
  'switchNetwork.rejectedTitle': 'Ви відхилили зміну мережі',
  'switchNetwork.rejectedText': 'Мережа не змінилася: {network}.',
  'switchNetwork.waitingTitle': 'Відкрийте {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} не може змінити мережу сам',
  'switchNetwork.unsupportedText':
    'Відкрийте {wallet} і виберіть {network}, якщо вона там є. Ця сторінка оновиться сама.',
  'switchNetwork.errorTitle': 'Не вдалося змінити мережу',
  'switchNetwork.offerTitle': 'Перейти на {network}?',
  'switchNetwork.offerText': '{wallet} підключено, мережа: {current}. Раніше ви вибрали {network}.',
  'switchNetwork.offerSwitch': 'Перейти на {network}',
  'switchNetwork.offerStay': 'Залишити {network}',
  'switchNetwork.retry': 'Повторити',
  'switchNetwork.other': 'Вибрати іншу мережу',
  'switchNetwork.otherWallet': 'Вибрати інший гаманець',
  'switchActiveChain.heading': 'Підключіть гаманець для {chain}',
  'switchActiveChain.text':
    'Для {network} потрібен гаманець, який підтримує {chain}. Усе, що вже підключено, залишиться підключеним.',
  'switchActiveChain.connect': 'Підключити гаманець',
  'switchActiveChain.cancel': 'Не зараз',
  'unsupported.heading': 'Ця мережа тут не працює',
  'unsupported.text':
    'Ваш гаманець у мережі, яку цей застосунок не використовує. Щоб продовжити, виберіть одну зі списку.',
}
