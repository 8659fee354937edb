import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Strona internetowa',
  'sessions.since': 'Od',
  'sessions.until': 'Do',
  'sessions.none': 'Nie zalogowano Cię do {app}',
  'sessions.signOut': 'Wyloguj się',
  'sessions.everywhere': 'Wyloguj się wszędzie',
  'sessions.notReached': 'Tutaj Cię wylogowano. Aplikacja dowie się o tym, gdy będzie dostępna.',
  'sessions.devices': 'Gdzie Cię zalogowano',
  'sessions.loading': 'Wczytywanie Twoich urządzeń',
  'sessions.thisDevice': 'To urządzenie',
  'sessions.lastUsed': 'Ostatnio używane: {time}',
  'sessions.device': '{browser} ({system})',
  'sessions.unknown': 'Nieznana przeglądarka',
  'sessions.signOutOf': 'Wyloguj: {device}',
  'sessions.signedOutOf': 'Wylogowano: {device}.',
  'sessions.onlyHere': 'Nie zalogowano Cię nigdzie indziej.',
  'sessions.failed': 'Nie udało się wczytać innych Twoich urządzeń.',
  'sessions.offline': 'Brak połączenia. Urządzenia wczytają się, gdy wrócisz do sieci.',
  SIWX_REQUIRED: 'Nie zalogowano Cię. Najpierw się zaloguj.',
  SIWX_SESSION_ENDED: 'Twoja sesja się zakończyła. Zaloguj się jeszcze raz.',
}
