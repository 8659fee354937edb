import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Wczytywanie Twojej aktywności',
  'activity.failed': 'Nie udało się pobrać transakcji',
  'activity.moreFailed': 'Nie udało się wczytać wcześniejszych transakcji.',
  'activity.showMore': 'Pokaż wcześniejsze transakcje',
  'activity.moreLoading': 'Wczytywanie wcześniejszych transakcji',
  'activity.emptyTitle': 'Brak aktywności',
  'activity.emptyText': 'Tu pojawią się Twoje transakcje w sieci {network}.',
  'activity.unsupportedTitle': 'Aktywność jest niedostępna',
  'activity.noService': 'Zobacz swoje transakcje w eksploratorze bloków.',
  'activity.noHistory': 'Zobacz swoje transakcje w sieci {network} w eksploratorze bloków.',
  'activity.explorer': 'Zobacz w eksploratorze',
  'activity.sentHere': 'Wysłane z tej aplikacji',
  'activity.operation':
    '{operation, select, send {Wysłano} receive {Odebrano} trade {Wymieniono} mint {Wybito} burn {Spalono} approve {Zatwierdzono} revoke {Cofnięto zgodę} deposit {Wpłacono} withdraw {Wypłacono} borrow {Pożyczono} repay {Spłacono} claim {Pobrano} stake {Przekazano do stakingu} unstake {Wycofano ze stakingu} sending {Wysyłanie} self {Wysłano do siebie} other {Wywołanie kontraktu}}',
  'activity.status':
    '{status, select, pending {Oczekuje} open {Wciąż otwarta w portfelu} failed {Nieudana} replaced {Zastąpiona} dropped {Niewysłana} unproven {Niezweryfikowana} other {Zmieniona}}',
  'activity.to': 'Do {address}',
  'activity.from': 'Od {address}',
  'activity.collectible': 'Przedmiot kolekcjonerski',
  'activity.more': 'jeszcze {count}',
  'activity.dropped':
    '{count, plural, one {# transakcja jest ukryta, bo jej dane są nieprawidłowe.} few {# transakcje są ukryte, bo ich dane są nieprawidłowe.} many {# transakcji jest ukrytych, bo ich dane są nieprawidłowe.} other {# transakcji jest ukryte, bo ich dane są nieprawidłowe.}}',
}
