import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Italiano. Made by a machine and not yet reviewed by a native speaker. */
export const it: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Sito web',
  'sessions.since': 'Dal',
  'sessions.until': 'Fino al',
  'sessions.none': 'Non hai effettuato l’accesso a {app}',
  'sessions.signOut': 'Esci',
  'sessions.everywhere': 'Esci ovunque',
  'sessions.notReached':
    'Hai effettuato l’uscita qui. L’app lo saprà non appena sarà raggiungibile.',
  'sessions.devices': 'Dove hai effettuato l’accesso',
  'sessions.loading': 'Caricamento dei tuoi dispositivi',
  'sessions.thisDevice': 'Questo dispositivo',
  'sessions.lastUsed': 'Ultimo utilizzo: {time}',
  'sessions.device': '{browser} su {system}',
  'sessions.unknown': 'Browser sconosciuto',
  'sessions.signOutOf': 'Esci da {device}',
  'sessions.signedOutOf': 'Sei uscito da {device}.',
  'sessions.onlyHere': 'Non hai effettuato l’accesso altrove.',
  'sessions.failed': 'Impossibile caricare gli altri tuoi dispositivi.',
  'sessions.offline': 'Sei offline. I tuoi dispositivi verranno caricati quando tornerai online.',
  SIWX_REQUIRED: 'Non hai effettuato l’accesso. Effettua prima l’accesso.',
  SIWX_SESSION_ENDED: 'La tua sessione è terminata. Accedi di nuovo.',
}
