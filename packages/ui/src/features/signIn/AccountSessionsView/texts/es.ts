import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Sitio web',
  'sessions.since': 'Desde',
  'sessions.until': 'Hasta',
  'sessions.none': 'No has iniciado sesión en {app}',
  'sessions.signOut': 'Cerrar sesión',
  'sessions.everywhere': 'Cerrar sesión en todas partes',
  'sessions.notReached':
    'Has cerrado sesión aquí. Avisaremos a la app cuando se pueda acceder a ella.',
  'sessions.devices': 'Dónde has iniciado sesión',
  'sessions.loading': 'Cargando tus dispositivos',
  'sessions.thisDevice': 'Este dispositivo',
  'sessions.lastUsed': 'Último uso: {time}',
  'sessions.device': '{browser} en {system}',
  'sessions.unknown': 'Navegador desconocido',
  'sessions.signOutOf': 'Cerrar la sesión de {device}',
  'sessions.signedOutOf': 'Se cerró la sesión de {device}.',
  'sessions.onlyHere': 'No has iniciado sesión en ningún otro lugar.',
  'sessions.failed': 'No se pudieron cargar tus otros dispositivos.',
  'sessions.offline': 'No tienes conexión. Tus dispositivos se cargarán cuando vuelvas a tenerla.',
  SIWX_REQUIRED: 'No has iniciado sesión. Inicia sesión primero.',
  SIWX_SESSION_ENDED: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
}
