import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Website',
  'sessions.since': 'Sinds',
  'sessions.until': 'Tot',
  'sessions.none': 'Je bent niet ingelogd bij {app}',
  'sessions.signOut': 'Uitloggen',
  'sessions.everywhere': 'Overal uitloggen',
  'sessions.notReached': 'Je bent hier uitgelogd. De app krijgt bericht zodra die bereikbaar is.',
  'sessions.devices': 'Waar je bent ingelogd',
  'sessions.loading': 'Je apparaten laden',
  'sessions.thisDevice': 'Dit apparaat',
  'sessions.lastUsed': 'Laatst gebruikt: {time}',
  'sessions.device': '{browser} op {system}',
  'sessions.unknown': 'Onbekende browser',
  'sessions.signOutOf': 'Uitloggen op {device}',
  'sessions.signedOutOf': '{device} is uitgelogd.',
  'sessions.onlyHere': 'Je bent nergens anders ingelogd.',
  'sessions.failed': 'Je andere apparaten konden niet worden geladen.',
  'sessions.offline': 'Je bent offline. Je apparaten worden geladen zodra je weer online bent.',
  SIWX_REQUIRED: 'Je bent niet ingelogd. Log eerst in.',
  SIWX_SESSION_ENDED: 'Je sessie is afgelopen. Log opnieuw in.',
}
