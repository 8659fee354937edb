import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Webseite',
  'sessions.since': 'Seit',
  'sessions.until': 'Bis',
  'sessions.none': 'Du bist nicht bei {app} angemeldet',
  'sessions.signOut': 'Abmelden',
  'sessions.everywhere': 'Überall abmelden',
  'sessions.notReached': 'Du bist hier abgemeldet. Die App erfährt es, sobald sie erreichbar ist.',
  'sessions.devices': 'Wo du angemeldet bist',
  'sessions.loading': 'Deine Geräte werden geladen',
  'sessions.thisDevice': 'Dieses Gerät',
  'sessions.lastUsed': 'Zuletzt genutzt: {time}',
  'sessions.device': '{browser} unter {system}',
  'sessions.unknown': 'Unbekannter Browser',
  'sessions.signOutOf': 'Von {device} abmelden',
  'sessions.signedOutOf': '{device} ist abgemeldet.',
  'sessions.onlyHere': 'Sonst bist du nirgends angemeldet.',
  'sessions.failed': 'Deine anderen Geräte konnten nicht geladen werden.',
  'sessions.offline': 'Du bist offline. Deine Geräte werden geladen, sobald du wieder online bist.',
  SIWX_REQUIRED: 'Du bist nicht angemeldet. Melde dich zuerst an.',
  SIWX_SESSION_ENDED: 'Deine Sitzung ist beendet. Melde dich noch einmal an.',
}
