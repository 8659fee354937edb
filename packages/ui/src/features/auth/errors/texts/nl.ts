import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'De wallet is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.',
  FRAME_REFUSED: 'Deze app is niet goed ingesteld. Neem contact op met de support van de app.',
  FRAME_LOST:
    'De wallet reageert niet meer. Controleer of je verzoek is uitgevoerd voordat je het opnieuw probeert.',
  FRAME_BAD_ANSWER: 'Er is bij ons iets misgegaan. Probeer het opnieuw.',
  FRAME_VERSION_UNSUPPORTED:
    'Deze app en de wallet passen niet bij elkaar. Laad de pagina opnieuw of neem contact op met de support van de app.',
  LOGIN_CODE_WRONG: 'Die code klopt niet. Gebruik de code uit de nieuwste e-mail.',
  LOGIN_CODE_EXPIRED: 'Die code is verlopen. Vraag een nieuwe aan.',
  LOGIN_THROTTLED: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
  LOGIN_PROVIDER_REFUSED: 'Inloggen geweigerd. Er is niets gedeeld.',
  LOGIN_PROVIDER_FAILED:
    'Het inloggen is niet gelukt. Probeer het opnieuw of log op een andere manier in.',
  LOGIN_WINDOW_CLOSED: 'Het venster is gesloten voordat je was ingelogd.',
  LOGIN_DEVICE_UNPROVEN: 'Je wallet blijft hier vergrendeld tot je bevestigt dat die van jou is.',
  WALLET_LOCKED:
    'Je wallet is vergrendeld in deze browser. Probeer het opnieuw om te ontgrendelen.',
  SHARE_MISMATCH:
    'Je wallet kon niet worden geopend. Er is niets ondertekend. Gebruik een andere herstelmethode.',
  SHARE_REFUSED:
    'De server heeft je wallet niet ontgrendeld. Er is niets ondertekend. Probeer het opnieuw.',
}
