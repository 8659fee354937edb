import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'Nie udało się połączyć z portfelem. Sprawdź połączenie z internetem i spróbuj ponownie.',
  FRAME_REFUSED:
    'Ta aplikacja nie jest poprawnie skonfigurowana. Skontaktuj się z jej pomocą techniczną.',
  FRAME_LOST:
    'Portfel przestał odpowiadać. Zanim spróbujesz ponownie, sprawdź, czy prośba została wykonana.',
  FRAME_BAD_ANSWER: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  FRAME_VERSION_UNSUPPORTED:
    'Ta aplikacja i jej portfel do siebie nie pasują. Odśwież stronę albo skontaktuj się z pomocą techniczną aplikacji.',
  LOGIN_CODE_WRONG: 'Ten kod jest nieprawidłowy. Użyj kodu z najnowszego e-maila.',
  LOGIN_CODE_EXPIRED: 'Ten kod wygasł. Poproś o nowy.',
  LOGIN_THROTTLED: 'Zbyt wiele prób. Odczekaj moment i spróbuj ponownie.',
  LOGIN_PROVIDER_REFUSED: 'Logowanie odrzucone. Niczego nie udostępniono.',
  LOGIN_PROVIDER_FAILED:
    'Logowanie się nie powiodło. Spróbuj ponownie albo zaloguj się w inny sposób.',
  LOGIN_WINDOW_CLOSED: 'Okno zostało zamknięte przed zalogowaniem.',
  LOGIN_DEVICE_UNPROVEN:
    'Twój portfel pozostanie tu zablokowany, dopóki nie potwierdzisz, że należy do ciebie.',
  WALLET_LOCKED:
    'Twój portfel jest zablokowany w tej przeglądarce. Spróbuj ponownie, aby go odblokować.',
  SHARE_MISMATCH:
    'Nie udało się otworzyć portfela. Niczego nie podpisano. Użyj innej metody odzyskiwania.',
  SHARE_REFUSED: 'Serwer nie odblokował twojego portfela. Niczego nie podpisano. Spróbuj ponownie.',
}
