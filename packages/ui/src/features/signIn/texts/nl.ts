import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SignInTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof SignInTexts> = {
  'signIn.readyTitle': 'Inloggen bij {app}',
  'signIn.text': 'Bewijs dat dit account van jou is. Het kost niets en verplaatst niets.',
  'signIn.cancel': 'Annuleren',
  'signIn.notNow': 'Niet nu',
  'signIn.details': 'Wat je ondertekent',
  'signIn.site': 'Website',
  'signIn.statement': 'Verklaring',
  'signIn.validUntil': 'Geldig tot',
  'signIn.copy': 'Bericht kopiëren',
  'signIn.copied': 'Bericht gekopieerd',
  'signIn.walletText': 'Onderteken het bericht dat wordt getoond.',
  'signIn.slowText': 'Zie je niets? Open {wallet} en zoek het verzoek.',
  'signIn.askAgain': 'Opnieuw vragen',
  'signIn.checkingTitle': 'Handtekening wordt gecontroleerd',
  'signIn.successTitle': 'Je bent ingelogd',
  'signIn.declinedTitle': 'Handtekening geweigerd',
  'signIn.declinedText': 'Er is niets ondertekend.',
  'signIn.otherTitle': '{wallet} heeft met een ander account ondertekend',
  'signIn.otherText': 'Kies {address} in {wallet} en probeer het opnieuw.',
  'signIn.withOther': 'Inloggen met {address}',
  'signIn.apartTitle': 'Dit account kan niet worden toegevoegd',
  'signIn.contractTitle': 'Deze app ondersteunt mogelijk geen slimme accounts',
  'signIn.unableTitle': '{wallet} kan geen berichten ondertekenen',
  'signIn.lateTitle': 'Dit duurde te lang',
  'signIn.awayTitle': 'Inloggen is niet bereikbaar',
  'signIn.awayText':
    'Je handtekening wordt tot {time} bewaard. Je hoeft niet opnieuw te ondertekenen.',
  'signIn.frameTitle': 'Deze pagina kan niet inloggen voor {host}',
  'signIn.errorTitle': 'Inloggen is niet gelukt',
  SIWX_MESSAGE_INVALID:
    'Het inlogbericht van deze app is ongeldig. Neem contact op met de support ervan.',
  SIWX_DOMAIN_MISMATCH:
    'Het bericht is voor {actual} en deze pagina is {expected}. Er is niets ondertekend.',
  SIWX_ACCOUNT_MISMATCH: 'De handtekening is van een ander account.',
  SIWX_EXPIRED: 'Het bericht is niet meer geldig. Log opnieuw in.',
  SIWX_NOT_YET_VALID: 'Het bericht is nog niet geldig. Controleer de klok van dit apparaat.',
  SIWX_NONCE_REFUSED: 'Dit bericht kan niet nog eens worden gebruikt. Log opnieuw in.',
  SIWX_SIGNATURE_REFUSED:
    'De handtekening hoort niet bij dit account. Probeer het opnieuw of gebruik een andere wallet.',
  SIWX_LINK_REFUSED:
    'Het past niet bij je aanmelding hier. Log eerst uit en log dan met dit account in.',
  SIWX_UNVERIFIABLE: 'De app kon de handtekening van dit account niet controleren.',
  SIWX_UNSUPPORTED: '{wallet} kan niet inloggen. Gebruik een andere wallet.',
  SIWX_REQUIRED: 'Je bent niet ingelogd. Log eerst in.',
  SIWX_SESSION_ENDED: 'Je sessie is afgelopen. Log opnieuw in.',
}
