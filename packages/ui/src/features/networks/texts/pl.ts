import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Sieci',
  'networks.search': 'Szukaj sieci',
  'networks.none': 'Nie znaleziono sieci pasujących do „{search}”.',
  'networks.unavailable': 'Niewłączona w {wallet}',
  'networks.chosen': 'Wybrano sieć {network}',
  'networks.help': 'Czym jest sieć?',
  'whatIsANetwork.ledgerTitle': 'Wspólny rejestr',
  'whatIsANetwork.ledgerText':
    'Sieć to publiczny rejestr tego, co do kogo należy. Prowadzi go wspólnie wiele komputerów, więc nikt nie może zmienić go samodzielnie.',
  'whatIsANetwork.separateTitle': 'Sieci są oddzielne',
  'whatIsANetwork.separateText':
    'Twój adres może być taki sam w kilku sieciach, ale tego, co masz w jednej, nie ma w pozostałych.',
  'whatIsANetwork.feeTitle': 'Opłaty we własnej walucie',
  'whatIsANetwork.feeText':
    'Każda sieć pobiera opłaty we własnej walucie. Miej jej trochę w każdej sieci, z której korzystasz.',
  'whatIsANetwork.choose': 'Wybierz sieć',
  'switchNetwork.pendingTitle': 'Kontynuuj w {wallet}',
  'switchNetwork.pendingText': 'Zatwierdź przełączenie na {network}.',
  'switchNetwork.slowText':
    'Nic nie widać? Otwórz {wallet} i wybierz {network}. Ta strona zaktualizuje się automatycznie.',
  'switchNetwork.successTitle': 'Jesteś w sieci {network}',
  'switchNetwork.rejectedTitle': 'Zmiana odrzucona',
  'switchNetwork.rejectedText': 'Nadal jesteś w sieci {network}.',
  'switchNetwork.waitingTitle': 'Otwórz {wallet}',
  'switchNetwork.unsupportedTitle': 'Zmień sieć w {wallet}',
  'switchNetwork.unsupportedText':
    'Wybierz {network} w {wallet}, jeśli jest na liście. Ta strona zaktualizuje się automatycznie.',
  'switchNetwork.errorTitle': 'Nie udało się zmienić sieci',
  'switchNetwork.offerTitle': 'Przełączyć na {network}?',
  'switchNetwork.offerText':
    'Portfel {wallet} jest połączony w sieci {current}. Wcześniej wybrano {network}.',
  'switchNetwork.offerSwitch': 'Przełącz na {network}',
  'switchNetwork.offerStay': 'Zostań w {network}',
  'switchNetwork.retry': 'Ponów próbę',
  'switchNetwork.other': 'Wybierz inną sieć',
  'switchNetwork.otherWallet': 'Użyj innego portfela',
  'switchActiveChain.heading': 'Połącz portfel dla {chain}',
  'switchActiveChain.text':
    'Sieć {network} wymaga portfela, który obsługuje {chain}. Pozostałe portfele będą nadal połączone.',
  'switchActiveChain.connect': 'Połącz portfel',
  'switchActiveChain.cancel': 'Nie teraz',
  'unsupported.heading': 'Sieć nieobsługiwana',
  'unsupported.text':
    'Twój portfel jest w sieci, której ta aplikacja nie obsługuje. Zmień sieć, aby kontynuować.',
}
