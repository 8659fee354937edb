import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Français. Made by a machine and not yet reviewed by a native speaker. */
export const fr: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Site web',
  'sessions.since': 'Depuis',
  'sessions.until': 'Jusqu’au',
  'sessions.none': 'Vous n’êtes pas connecté à {app}',
  'sessions.signOut': 'Se déconnecter',
  'sessions.everywhere': 'Se déconnecter partout',
  'sessions.notReached':
    'Vous êtes déconnecté ici. L’app en sera informée dès qu’elle sera joignable.',
  'sessions.devices': 'Où vous êtes connecté',
  'sessions.loading': 'Chargement de vos appareils',
  'sessions.thisDevice': 'Cet appareil',
  'sessions.lastUsed': 'Dernière utilisation : {time}',
  'sessions.device': '{browser} sur {system}',
  'sessions.unknown': 'Navigateur inconnu',
  'sessions.signOutOf': 'Déconnecter {device}',
  'sessions.signedOutOf': '{device} est déconnecté.',
  'sessions.onlyHere': 'Vous n’êtes connecté nulle part ailleurs.',
  'sessions.failed': 'Vos autres appareils n’ont pas pu être chargés.',
  'sessions.offline': 'Vous êtes hors ligne. Vos appareils se chargeront à votre retour en ligne.',
  SIWX_REQUIRED: 'Vous n’êtes pas connecté. Connectez-vous d’abord.',
  SIWX_SESSION_ENDED: 'Votre session a pris fin. Connectez-vous à nouveau.',
}
