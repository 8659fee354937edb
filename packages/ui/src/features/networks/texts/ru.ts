import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Русский. Made by a machine and not yet reviewed by a native speaker. */
export const ru: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Сети',
  'networks.search': 'Поиск сетей',
  'networks.none': 'Сетей по запросу «{search}» не найдено.',
  'networks.unavailable': 'Не включена в {wallet}',
  'networks.chosen': 'Выбрана сеть {network}',
  'networks.help': 'Что такое сеть?',
  'whatIsANetwork.ledgerTitle': 'Общий реестр',
  'whatIsANetwork.ledgerText':
    'Сеть — это открытый реестр того, что кому принадлежит. Его сообща ведёт множество компьютеров, поэтому никто не может переписать его в одиночку.',
  'whatIsANetwork.separateTitle': 'Сети не связаны между собой',
  'whatIsANetwork.separateText':
    'Ваш адрес может быть одинаковым в нескольких сетях, но того, что есть у вас в одной сети, нет в других.',
  'whatIsANetwork.feeTitle': 'Комиссии в своей монете',
  'whatIsANetwork.feeText':
    'Каждая сеть берёт комиссии в своей монете. Держите немного в каждой сети, которой пользуетесь.',
  'whatIsANetwork.choose': 'Выбрать сеть',
  'switchNetwork.pendingTitle': 'Продолжите в {wallet}',
  'switchNetwork.pendingText': 'Одобрите переход на {network}.',
  'switchNetwork.slowText':
    'Ничего не появилось? Откройте {wallet} и выберите {network}. Эта страница обновится автоматически.',
  'switchNetwork.successTitle': 'Вы в сети {network}',
  'switchNetwork.rejectedTitle': 'Смена сети отклонена',
  'switchNetwork.rejectedText': 'Вы остались в сети {network}.',
  'switchNetwork.waitingTitle': 'Открыть {wallet}',
  'switchNetwork.unsupportedTitle': 'Смените сеть в {wallet}',
  'switchNetwork.unsupportedText':
    'Выберите {network} в {wallet}, если эта сеть есть в списке. Эта страница обновится автоматически.',
  'switchNetwork.errorTitle': 'Не удалось сменить сеть',
  'switchNetwork.offerTitle': 'Перейти на {network}?',
  'switchNetwork.offerText':
    'Кошелёк {wallet} подключён в сети {current}. Раньше вы выбрали {network}.',
  'switchNetwork.offerSwitch': 'Перейти на {network}',
  'switchNetwork.offerStay': 'Остаться в {network}',
  'switchNetwork.retry': 'Повторить',
  'switchNetwork.other': 'Выбрать другую сеть',
  'switchNetwork.otherWallet': 'Сменить кошелёк',
  'switchActiveChain.heading': 'Подключите кошелёк для {chain}',
  'switchActiveChain.text':
    'Для сети {network} нужен кошелёк с поддержкой {chain}. Остальные кошельки останутся подключёнными.',
  'switchActiveChain.connect': 'Подключить кошелёк',
  'switchActiveChain.cancel': 'Не сейчас',
  'unsupported.heading': 'Сеть не поддерживается',
  'unsupported.text':
    'Ваш кошелёк в сети, которую это приложение не поддерживает. Смените сеть, чтобы продолжить.',
}
