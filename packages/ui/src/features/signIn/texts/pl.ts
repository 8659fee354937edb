import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Zaloguj się do {app}',
  'signIn.text':
    'Udowodnij, że to konto należy do Ciebie. Nic to nie kosztuje i niczego nie przenosi.',
  'signIn.cancel': 'Anuluj',
  'signIn.notNow': 'Nie teraz',
  'signIn.details': 'Co podpisujesz',
  'signIn.site': 'Strona internetowa',
  'signIn.statement': 'Oświadczenie',
  'signIn.validUntil': 'Ważne do',
  'signIn.copy': 'Skopiuj wiadomość',
  'signIn.copied': 'Skopiowano wiadomość',
  'signIn.walletText': 'Podpisz wyświetloną wiadomość.',
  'signIn.slowText': 'Nic się nie pojawia? Otwórz {wallet} i poszukaj prośby.',
  'signIn.askAgain': 'Poproś ponownie',
  'signIn.checkingTitle': 'Sprawdzanie podpisu',
  'signIn.successTitle': 'Zalogowano Cię',
  'signIn.declinedTitle': 'Podpis odrzucony',
  'signIn.declinedText': 'Nic nie zostało podpisane.',
  'signIn.otherTitle': 'Portfel {wallet} podpisał innym kontem',
  'signIn.otherText': 'Wybierz {address} w {wallet} i spróbuj ponownie.',
  'signIn.withOther': 'Zaloguj się przez {address}',
  'signIn.apartTitle': 'Nie można dodać tego konta',
  'signIn.contractTitle': 'Ta aplikacja może nie obsługiwać inteligentnych kont',
  'signIn.unableTitle': '{wallet} nie może podpisywać wiadomości',
  'signIn.lateTitle': 'To trwało zbyt długo',
  'signIn.awayTitle': 'Nie można połączyć się z logowaniem',
  'signIn.awayText': 'Twój podpis jest przechowywany do {time}. Nie musisz podpisywać ponownie.',
  'signIn.frameTitle': 'Ta strona nie może zalogować do {host}',
  'signIn.errorTitle': 'Nie udało się zalogować',
  SIWX_MESSAGE_INVALID:
    'Wiadomość logowania tej aplikacji jest nieprawidłowa. Skontaktuj się z jej pomocą.',
  SIWX_DOMAIN_MISMATCH:
    'Wiadomość jest dla {actual}, a ta strona to {expected}. Nic nie zostało podpisane.',
  SIWX_ACCOUNT_MISMATCH: 'Podpis pochodzi z innego konta.',
  SIWX_EXPIRED: 'Wiadomość nie jest już ważna. Zaloguj się ponownie.',
  SIWX_NOT_YET_VALID: 'Wiadomość nie jest jeszcze ważna. Sprawdź zegar tego urządzenia.',
  SIWX_NONCE_REFUSED: 'Tej wiadomości nie można użyć ponownie. Zaloguj się jeszcze raz.',
  SIWX_SIGNATURE_REFUSED:
    'Podpis nie pasuje do tego konta. Spróbuj ponownie lub użyj innego portfela.',
  SIWX_LINK_REFUSED:
    'Nie można go dodać do Twojej sesji. Najpierw się wyloguj, a potem zaloguj się tym kontem.',
  SIWX_UNVERIFIABLE: 'Aplikacja nie mogła sprawdzić podpisu tego konta.',
  SIWX_UNSUPPORTED: '{wallet} nie może zalogować. Użyj innego portfela.',
  SIWX_REQUIRED: 'Nie zalogowano Cię. Najpierw się zaloguj.',
  SIWX_SESSION_ENDED: 'Twoja sesja się zakończyła. Zaloguj się jeszcze raz.',
}
