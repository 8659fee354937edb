import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Wygasłe} revoked {Cofnięte} other {Aktywne}}',
  'permissions.loading': 'Wczytywanie uprawnień',
  'permissions.none':
    '{tab, select, expired {Nic nie wygasło} revoked {Niczego nie cofnięto} other {Nic nie dzieje się bez Twojej zgody}}',
  'permissions.noneText': 'Tutaj widać, co ta aplikacja może robić bez pytania.',
  'permissions.undated': 'Data nieznana',
  'permissions.missingService': 'Nie udało się wczytać uprawnień z innych przeglądarek.',
  'permissions.missingWallet':
    '{wallet} nie udostępnia swojej listy. Widać to, co pamięta ta przeglądarka.',
  'permissions.unsupportedTitle': '{wallet} nie udziela uprawnień',
  'permissions.unsupportedText': 'Aplikacje muszą pytać Cię za każdym razem.',
  'permissions.failedTitle': 'Nie udało się wczytać Twoich uprawnień',
  'permissions.until': 'do {date}',
  'permissions.ended': 'zakończone {date}',
  'permissions.unknown': 'Niepotwierdzone',
  'permissions.broader': 'Za dużo',
  'permissions.revoking': 'Cofanie',
  'permissions.any': 'dowolna kwota {symbol}',
  'permissions.unknownAmount': 'kwota {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} na minutę} hour {{amount} na godzinę} day {{amount} dziennie} week {{amount} tygodniowo} other {{amount} co {time}}}',
  'permissions.stream': '{amount} dziennie, łącznie do {max}',
  'permissions.allowance': 'Łącznie do {amount}',
  'permissions.used': 'Użyto {amount}',
  'permissions.usedInPeriod': 'W tym okresie użyto {amount}',
  'permissions.calls': 'Wywołaj {names}',
  'permissions.callsWithValue': 'Wywołaj {names} i wyślij do {amount}',
  'permissions.steps': 'Co się stało',
  'permissions.stepWallet':
    '{fact, select, pending {Potwierdź w {wallet}} done {{wallet} je cofnął} failed {{wallet} go nie cofnął} other {Nie można tu zapytać {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {Sprawdzanie w {wallet}} done {Nie ma go już na liście {wallet}} failed {Wciąż na liście {wallet}} other {{wallet} nie ma listy do sprawdzenia}}',
  'permissions.stepChain':
    '{fact, select, pending {Sprawdzanie w sieci {network}} done {Sieć {network} to potwierdza} failed {Sieć {network} nadal na to zezwala} other {Nie udało się zapytać sieci {network}}}',
  'permissions.stepService':
    '{fact, select, pending {Powiadamianie usługi} done {Usługa o tym wie} other {Nie udało się powiadomić usługi}}',
  'permissions.app': 'Aplikacja',
  'permissions.given': 'Udzielono',
  'permissions.endsAt': 'Kończy się',
  'permissions.callLimit': 'Najwięcej wywołań',
  'permissions.delegate': 'Kto może go użyć',
  'permissions.enforcer': 'Egzekwuje',
  'permissions.gone': 'Tego uprawnienia już tu nie ma',
  'permissions.broaderText':
    '{wallet} pozwolił na więcej, niż chciała ta aplikacja. Aplikacja go nie dostała, ale może być wciąż aktywne. Cofnij je.',
  'permissions.allowed': 'Dozwolone bez pytania',
  'permissions.openText': 'Może być wciąż aktywne. Spróbuj ponownie lub cofnij je w {wallet}.',
  'permissions.revoke': 'Cofnij',
  'permissions.revokeAgain': 'Cofnij ponownie',
  'permissions.revokeAll': 'Cofnij wszystkie ({count})',
  'permissions.createdTitle': '{app} ma Twoje uprawnienie',
  'permissions.createdText':
    '{words}, do {date}. Możesz je cofnąć w każdej chwili w ustawieniach konta.',
  'permissions.see': 'Zobacz uprawnienie',
  'permissions.network': 'Sieć',
  'permissions.done': 'Gotowe',
  PERMISSION_INVALID: 'Ta aplikacja poprosiła o nieprawidłowe uprawnienie. Niczego nie udzielono.',
  PERMISSION_UNSUPPORTED: '{wallet} nie może udzielić tego uprawnienia. Spróbuj innego portfela.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} pozwolił na więcej, niż chciała ta aplikacja. Cofnij to w Uprawnieniach.',
}
