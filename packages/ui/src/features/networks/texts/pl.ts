import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Sieci',
  'networks.search': 'Szukaj sieci',
  'networks.none': 'Żadna sieć nie pasuje do „{search}”.',
  'networks.unavailable': '{wallet} na to tutaj nie pozwala',
  'networks.chosen': 'Wybrano {network}',
  'networks.help': 'Co to jest sieć?',
  'whatIsANetwork.ledgerTitle': 'Wspólna księga',
  'whatIsANetwork.ledgerText':
    'Sieć to publiczny zapis tego, co do kogo należy. Prowadzi go razem wiele komputerów, więc nikt sam go nie zmieni.',
  'whatIsANetwork.separateTitle': 'Każda osobno',
  'whatIsANetwork.separateText':
    'Twój adres może być taki sam w kilku sieciach, ale tego, co masz w jednej, nie ma w innych.',
  'whatIsANetwork.feeTitle': 'Z własną monetą',
  'whatIsANetwork.feeText':
    'Każda sieć pobiera opłaty we własnej monecie. Miej jej trochę tam, gdzie chcesz coś zrobić.',
  'whatIsANetwork.choose': 'Wybierz sieć',
  'switchNetwork.pendingTitle': 'Otwórz teraz {wallet}',
  'switchNetwork.pendingText': 'Potwierdź tam przejście na {network}.',
  'switchNetwork.slowText':
    'Nic się nie pojawia? Otwórz {wallet} i wybierz tam {network}. Ta strona sama się zaktualizuje.',
  'switchNetwork.successTitle': 'Przełączono na {network}',
  'switchNetwork.rejectedTitle': 'Zmiana odrzucona',
  'switchNetwork.rejectedText': 'Sieć bez zmian: {network}.',
  'switchNetwork.waitingTitle': 'Otwórz {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} nie zmieni sieci samodzielnie',
  'switchNetwork.unsupportedText':
    'Otwórz {wallet} i wybierz {network}, jeśli tam jest. Ta strona sama się zaktualizuje.',
  'switchNetwork.errorTitle': 'Nie udało się przełączyć',
  'switchNetwork.offerTitle': 'Przełączyć na {network}?',
  'switchNetwork.offerText':
    '{wallet} jest połączony, sieć: {current}. Wcześniej wybrano {network}.',
  'switchNetwork.offerSwitch': 'Przełącz na {network}',
  'switchNetwork.offerStay': 'Zostaw {network}',
  'switchNetwork.retry': 'Spróbuj ponownie',
  'switchNetwork.other': 'Wybierz inną sieć',
  'switchNetwork.otherWallet': 'Użyj innego portfela',
  'switchActiveChain.heading': 'Połącz portfel dla {chain}',
  'switchActiveChain.text':
    '{network} wymaga portfela, który obsługuje {chain}. To, co już połączono, pozostanie połączone.',
  'switchActiveChain.connect': 'Połącz portfel',
  'switchActiveChain.cancel': 'Nie teraz',
  'unsupported.heading': 'Ta sieć tutaj nie działa',
  'unsupported.text':
    'Twój portfel jest w sieci, z której ta aplikacja nie korzysta. Aby kontynuować, wybierz jedną z poniższych.',
}
