import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Wczytywanie aktywności',
  'activity.failed': 'Nie udało się pobrać transakcji',
  'activity.moreFailed': 'Wcześniejsze transakcje się nie wczytały.',
  'activity.showMore': 'Pokaż wcześniejsze transakcje',
  'activity.moreLoading': 'Wczytywanie wcześniejszych transakcji',
  'activity.emptyTitle': 'Nie ma jeszcze aktywności',
  'activity.emptyText': 'To, co dzieje się z tym kontem w sieci {network}, pojawi się tutaj.',
  'activity.unsupportedTitle': 'Tu nie ma historii',
  'activity.noService': 'Ta aplikacja nie ma usługi, która prowadzi historię kont.',
  'activity.noHistory': 'Usługa tej aplikacji nie prowadzi historii sieci {network}.',
  'activity.explorer': 'Zobacz w eksploratorze',
  'activity.sentHere': 'Wysłane z tej aplikacji',
  'activity.operation':
    '{operation, select, send {Wysłano} receive {Otrzymano} trade {Wymieniono} mint {Wybito} burn {Spalono} approve {Zatwierdzono} revoke {Cofnięto zgodę} deposit {Wpłacono} withdraw {Wypłacono} borrow {Pożyczono} repay {Spłacono} claim {Odebrano} stake {Oddano do stakingu} unstake {Wycofano ze stakingu} sending {Wysyłanie} self {Wysłano do siebie} other {Wywołanie kontraktu}}',
  'activity.status':
    '{status, select, pending {Oczekuje} failed {Nieudana} replaced {Zastąpiona} dropped {Niewysłana} unproven {Niezweryfikowana} other {Zmieniona}}',
  'activity.to': 'Do {address}',
  'activity.from': 'Od {address}',
  'activity.collectible': 'Przedmiot kolekcjonerski',
  'activity.more': 'Jeszcze {count}',
  'activity.dropped':
    '{count, plural, one {Pominięto # transakcję: to, co podaje o niej usługa, jest niemożliwe.} few {Pominięto # transakcje: to, co podaje o nich usługa, jest niemożliwe.} many {Pominięto # transakcji: to, co podaje o nich usługa, jest niemożliwe.} other {Pominięto # transakcji: to, co podaje o nich usługa, jest niemożliwe.}}',
}
