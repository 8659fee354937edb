import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'Das Wallet ist nicht erreichbar. Prüfe deine Internetverbindung und versuche es noch einmal.',
  FRAME_REFUSED: 'Diese App ist nicht richtig eingerichtet. Bitte wende dich an ihren Support.',
  FRAME_LOST:
    'Das Wallet antwortet nicht mehr. Prüfe, ob deine Anfrage durchging, bevor du es noch einmal versuchst.',
  FRAME_BAD_ANSWER: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  FRAME_VERSION_UNSUPPORTED:
    'Diese App und ihr Wallet passen nicht zusammen. Lade die Seite neu oder wende dich an den Support der App.',
  LOGIN_CODE_WRONG: 'Dieser Code stimmt nicht. Nimm den aus der neuesten E-Mail.',
  LOGIN_CODE_EXPIRED: 'Dieser Code ist abgelaufen. Fordere einen neuen an.',
  LOGIN_THROTTLED: 'Zu viele Versuche. Warte kurz und versuche es noch einmal.',
  LOGIN_PROVIDER_REFUSED: 'Anmeldung abgelehnt. Es wurde nichts geteilt.',
  LOGIN_PROVIDER_FAILED:
    'Die Anmeldung hat nicht geklappt. Versuche es noch einmal oder melde dich anders an.',
  LOGIN_WINDOW_CLOSED: 'Das Fenster wurde geschlossen, bevor du angemeldet warst.',
  LOGIN_DEVICE_UNPROVEN: 'Dein Wallet bleibt hier gesperrt, bis du bestätigst, dass es deines ist.',
  WALLET_LOCKED:
    'Dein Wallet ist in diesem Browser gesperrt. Versuche es noch einmal, um es zu entsperren.',
  SHARE_MISMATCH:
    'Dein Wallet konnte nicht geöffnet werden. Es wurde nichts signiert. Nutze eine andere Wiederherstellung.',
  SHARE_REFUSED:
    'Der Server hat dein Wallet nicht entsperrt. Es wurde nichts signiert. Bitte versuche es noch einmal.',
}
