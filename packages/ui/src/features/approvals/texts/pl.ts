import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ApprovalsTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof ApprovalsTexts> = {
  'approvals.intro':
    'Aplikacje, które mogą zabierać twoje tokeny. Najpierw to, co możesz teraz stracić.',
  'approvals.ofToken': 'Zezwolenia dla {token}',
  'approvals.showAll': 'Wszystkie zezwolenia',
  'approvals.loading': 'Szukanie zezwoleń',
  'approvals.all': '{network}: od pierwszego bloku',
  'approvals.part': '{network}: od {date}',
  'approvals.allNetworks': 'Wszystkie sieci: od pierwszego bloku',
  'approvals.some': 'Niektóre sieci: nie od pierwszego bloku',
  'approvals.failedOn': 'Nie udało się szukać w: {networks}.',
  'approvals.further': 'Szukaj dalej wstecz',
  'approvals.emptyTitle': 'Nie znaleziono zezwoleń',
  'approvals.emptyText': 'O ile sprawdziliśmy, nikt nie może zabrać tokenów z tego konta.',
  'approvals.failed': 'Nie udało się wczytać zezwoleń',
  'approvals.unsupported': 'Niedostępne w sieci {network}',
  'approvals.unsupportedText':
    'W sieci {network} zezwolenia działają inaczej, więc nie można ich tu wyświetlić. Sprawdź swój portfel.',
  'approvals.chooseNetwork': 'Wybierz sieć',
  'approvals.select': 'Wybierz kilka',
  'approvals.selectNone': 'Anuluj',
  'approvals.revoke': 'Cofnij',
  'approvals.revokeCount':
    'Cofnij {count, plural, one {# zezwolenie} few {# zezwolenia} many {# zezwoleń} other {# zezwolenia}}',
  'approvals.any': 'Dowolna kwota',
  'approvals.everything': 'Cała kolekcja',
  'approvals.item': 'Przedmiot nr {item}',
  'approvals.spender': 'Kto może zabrać',
  'approvals.balance': 'Masz',
  'approvals.risk': 'Możesz teraz stracić',
  'approvals.given': 'Zezwolono',
  'approvals.until': 'Do',
  'approvals.expired': 'Wygasłe',
  'approvals.accountTag': 'To nie aplikacja',
  'approvals.accountText':
    'To konto osobiste, nie aplikacja. Aplikacje rzadko tego potrzebują, złodzieje tak.',
  'approvals.unknownText':
    'Nie znamy tego kontraktu. Zachowaj zezwolenie tylko wtedy, gdy wiesz, do czego służy.',
  'approvals.oldText': 'Zezwolenie ma ponad rok.',
  'approvals.expiredText': 'To zezwolenie wygasło. Bez nowego niczego nie można zabrać.',
  'approvals.unlisted': 'Tego tokena nie ma na żadnej liście, więc nie pokazujemy wartości.',
  'approvals.setInstead': 'Ustaw kwotę zamiast tego',
  'approvals.set': 'Ustaw kwotę',
  'approvals.amount': 'Kwota, którą można zabrać',
  'approvals.endSignatures': 'Unieważnij też podpisy, których jeszcze nie użyto',
  'approvals.confirm': 'Potwierdź cofnięcie {token} dla {spender}.',
  'approvals.confirmMany':
    'Potwierdź cofnięcie {count, plural, one {# zezwolenia} few {# zezwoleń} many {# zezwoleń} other {# zezwolenia}}.',
  'approvals.switch': 'Potwierdź przełączenie na {network}.',
  'approvals.confirmSet': 'Potwierdź {amount} dla {spender}.',
  'approvals.open': 'Otwórz {wallet}',
  'approvals.look': 'Sprawdź na drugim urządzeniu.',
  'approvals.preparing': 'Sprawdzanie…',
  'approvals.waiting': 'Oczekiwanie na {network}…',
  'approvals.count': '{index} z {count}',
  'approvals.done':
    '{count, plural, one {Cofnięto zezwolenie} few {Cofnięto # zezwolenia} many {Cofnięto # zezwoleń} other {Cofnięto # zezwolenia}}',
  'approvals.doneSet': 'Zmieniono kwotę',
  'approvals.doneText': '{network} to potwierdza.',
  'approvals.partly': 'Cofnięto {done} z {count}',
  'approvals.notDone': 'Niczego nie cofnięto',
  'approvals.kept': 'Transakcja przeszła, ale token nadal na to zezwala.',
  'approvals.uncertainTitle': 'Sprawdź, co się stało',
  'approvals.uncertain':
    'Nie można było tego tutaj sprawdzić. Zajrzyj do {wallet} lub eksploratora, zanim spróbujesz ponownie.',
  'approvals.declined': 'Odrzucono w portfelu',
  'approvals.unasked': 'Jeszcze nie zapytano',
  'approvals.goOn': 'Kontynuuj',
  'approvals.stop': 'Zatrzymaj po tym',
  'approvals.close': 'Gotowe',
  'approvals.gone': 'Tego zezwolenia już nie ma.',
  'approvals.explorer': 'Zobacz w eksploratorze',

  PAYMENT_ALTERED:
    'Zatrzymaliśmy to, bo nie zgadzało się z tym, co sprawdzono. Nic nie zostało wysłane. Zacznij od nowa.',
}
