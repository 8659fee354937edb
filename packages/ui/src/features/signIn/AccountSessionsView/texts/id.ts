import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Indonesia. Made by a machine and not yet reviewed by a native speaker. */
export const id: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Situs web',
  'sessions.since': 'Sejak',
  'sessions.until': 'Hingga',
  'sessions.none': 'Anda belum masuk ke {app}',
  'sessions.signOut': 'Keluar',
  'sessions.everywhere': 'Keluar dari semua perangkat',
  'sessions.notReached':
    'Anda sudah keluar di sini. Aplikasi akan diberi tahu saat dapat dijangkau.',
  'sessions.devices': 'Tempat Anda masuk',
  'sessions.loading': 'Memuat perangkat Anda',
  'sessions.thisDevice': 'Perangkat ini',
  'sessions.lastUsed': 'Terakhir digunakan: {time}',
  'sessions.device': '{browser} di {system}',
  'sessions.unknown': 'Browser tidak dikenal',
  'sessions.signOutOf': 'Keluar dari {device}',
  'sessions.signedOutOf': 'Anda telah keluar dari {device}.',
  'sessions.onlyHere': 'Anda tidak masuk di tempat lain.',
  'sessions.failed': 'Perangkat Anda yang lain gagal dimuat.',
  'sessions.offline': 'Anda sedang offline. Perangkat Anda dimuat saat Anda kembali online.',
  SIWX_REQUIRED: 'Anda belum masuk. Masuk terlebih dahulu.',
  SIWX_SESSION_ENDED: 'Sesi Anda telah berakhir. Masuk sekali lagi.',
}
