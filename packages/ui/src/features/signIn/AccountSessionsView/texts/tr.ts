import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'Web sitesi',
  'sessions.since': 'Başlangıç',
  'sessions.until': 'Bitiş',
  'sessions.none': '{app} uygulamasında oturum açmadınız',
  'sessions.signOut': 'Oturumu kapat',
  'sessions.everywhere': 'Her yerde oturumu kapat',
  'sessions.notReached': 'Burada oturumunuz kapandı. Uygulamaya ulaşıldığında bildirilecek.',
  'sessions.devices': 'Oturum açtığınız yerler',
  'sessions.loading': 'Cihazlarınız yükleniyor',
  'sessions.thisDevice': 'Bu cihaz',
  'sessions.lastUsed': 'Son kullanım: {time}',
  'sessions.device': '{browser} ({system})',
  'sessions.unknown': 'Bilinmeyen tarayıcı',
  'sessions.signOutOf': 'Oturumu kapat: {device}',
  'sessions.signedOutOf': 'Oturum kapatıldı: {device}.',
  'sessions.onlyHere': 'Başka hiçbir yerde oturum açmadınız.',
  'sessions.failed': 'Diğer cihazlarınız yüklenemedi.',
  'sessions.offline': 'Çevrimdışısınız. Cihazlarınız yeniden çevrimiçi olduğunuzda yüklenecek.',
  SIWX_REQUIRED: 'Oturum açmadınız. Önce oturum açın.',
  SIWX_SESSION_ENDED: 'Oturumunuz sona erdi. Tekrar oturum açın.',
}
