/** The texts of the account's session and of its errors, in ICU syntax. */
export const en = {
  'sessions.site': 'Website',
  'sessions.since': 'Since',
  'sessions.until': 'Until',
  'sessions.none': 'You’re not signed in to {app}',
  'sessions.signOut': 'Sign out',
  'sessions.everywhere': 'Sign out everywhere',
  'sessions.notReached': 'You’re signed out here. The app will be told when it can be reached.',
  'sessions.devices': 'Where you’re signed in',
  'sessions.loading': 'Loading your devices',
  'sessions.thisDevice': 'This device',
  'sessions.lastUsed': 'Last used {time}',
  'sessions.device': '{browser} on {system}',
  'sessions.unknown': 'Unknown browser',
  'sessions.signOutOf': 'Sign out of {device}',
  'sessions.signedOutOf': '{device} is signed out.',
  'sessions.onlyHere': 'You’re signed in nowhere else.',
  'sessions.failed': 'Your other devices couldn’t be loaded.',
  'sessions.offline': 'You’re offline. Your devices load when you’re back online.',
  SIWX_REQUIRED: 'You’re not signed in. Sign in first.',
  SIWX_SESSION_ENDED: 'Your session has ended. Sign in again.',
} as const

export type AccountSessionsTexts = typeof en
