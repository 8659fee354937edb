import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Сети',
  'networks.search': 'Поиск сетей',
  'networks.none': 'По запросу «{search}» сетей нет.',
  'networks.unavailable': '{wallet} не разрешает её здесь',
  'networks.chosen': 'Выбрана сеть {network}',
  'networks.help': 'Что такое сеть?',
  'whatIsANetwork.ledgerTitle': 'Общая книга учёта',
  'whatIsANetwork.ledgerText':
    'Сеть — это открытая запись о том, кому что принадлежит. Её ведут вместе много компьютеров, поэтому никто не может переписать её в одиночку.',
  'whatIsANetwork.separateTitle': 'Каждая сама по себе',
  'whatIsANetwork.separateText':
    'Ваш адрес может быть одинаковым в нескольких сетях, но того, что у вас есть в одной, нет в других.',
  'whatIsANetwork.feeTitle': 'Со своей монетой',
  'whatIsANetwork.feeText':
    'Каждая сеть берёт комиссию в собственной монете. Держите её немного там, где хотите что-то делать.',
  'whatIsANetwork.choose': 'Выбрать сеть',
  'switchNetwork.pendingTitle': 'Перейдите в {wallet}',
  'switchNetwork.pendingText': 'Подтвердите там переход на {network}.',
  'switchNetwork.slowText':
    'Ничего не видно? Откройте {wallet} и выберите там {network}. Эта страница обновится сама.',
  'switchNetwork.successTitle': 'Вы перешли на {network}',
  'switchNetwork.rejectedTitle': 'Вы отклонили смену сети',
  'switchNetwork.rejectedText': 'Сеть не изменилась: {network}.',
  'switchNetwork.waitingTitle': 'Откройте {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} не может сменить сеть сам',
  'switchNetwork.unsupportedText':
    'Откройте {wallet} и выберите {network}, если она там есть. Эта страница обновится сама.',
  'switchNetwork.errorTitle': 'Не удалось сменить сеть',
  'switchNetwork.offerTitle': 'Перейти на {network}?',
  'switchNetwork.offerText': '{wallet} подключён, сеть: {current}. Раньше вы выбрали {network}.',
  'switchNetwork.offerSwitch': 'Перейти на {network}',
  'switchNetwork.offerStay': 'Оставить {network}',
  'switchNetwork.retry': 'Повторить',
  'switchNetwork.other': 'Выбрать другую сеть',
  'switchNetwork.otherWallet': 'Выбрать другой кошелёк',
  'switchActiveChain.heading': 'Подключите кошелёк для {chain}',
  'switchActiveChain.text':
    'Для {network} нужен кошелёк, который поддерживает {chain}. Всё, что уже подключено, останется подключённым.',
  'switchActiveChain.connect': 'Подключить кошелёк',
  'switchActiveChain.cancel': 'Не сейчас',
  'unsupported.heading': 'Эта сеть здесь не работает',
  'unsupported.text':
    'Ваш кошелёк в сети, которую это приложение не использует. Чтобы продолжить, выберите одну из списка.',
}
