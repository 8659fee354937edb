import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Etkinliğiniz yükleniyor',
  'activity.failed': 'İşlemler alınamadı',
  'activity.moreFailed': 'Önceki işlemler yüklenemedi.',
  'activity.showMore': 'Önceki işlemleri göster',
  'activity.moreLoading': 'Önceki işlemler yükleniyor',
  'activity.emptyTitle': 'Henüz etkinlik yok',
  'activity.emptyText': '{network} ağındaki işlemleriniz burada görünecek.',
  'activity.unsupportedTitle': 'Etkinlik gösterilemiyor',
  'activity.noService': 'İşlemlerinizi blok gezgininde görün.',
  'activity.noHistory': '{network} ağındaki işlemlerinizi blok gezgininde görün.',
  'activity.explorer': 'Gezginde görüntüle',
  'activity.sentHere': 'Bu uygulamadan gönderildi',
  'activity.operation':
    '{operation, select, send {Gönderildi} receive {Alındı} trade {Takas edildi} mint {Basıldı} burn {Yakıldı} approve {İzin verildi} revoke {İzin kaldırıldı} deposit {Yatırıldı} withdraw {Çekildi} borrow {Ödünç alındı} repay {Geri ödendi} claim {Talep edildi} stake {Stake edildi} unstake {Stake’ten çıkarıldı} sending {Gönderiliyor} self {Kendinize gönderildi} other {Sözleşme çağrısı}}',
  'activity.status':
    '{status, select, pending {Bekliyor} open {Cüzdanınızda hâlâ açık} failed {Başarısız} replaced {Yenisiyle değiştirildi} dropped {Gönderilmedi} unproven {Doğrulanmadı} other {Farklı gönderildi}}',
  'activity.to': 'Kime: {address}',
  'activity.from': 'Kimden: {address}',
  'activity.collectible': 'Koleksiyon öğesi',
  'activity.more': '{count} tane daha',
  'activity.dropped':
    '{count, plural, one {Verileri geçersiz olduğu için # işlem gizlendi.} other {Verileri geçersiz olduğu için # işlem gizlendi.}}',
}
