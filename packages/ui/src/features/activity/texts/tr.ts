import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Etkinliğiniz yükleniyor',
  'activity.failed': 'İşlemler alınamadı',
  'activity.moreFailed': 'Daha eski işlemler yüklenmedi.',
  'activity.showMore': 'Daha eski işlemleri göster',
  'activity.moreLoading': 'Daha eski işlemler yükleniyor',
  'activity.emptyTitle': 'Henüz etkinlik yok',
  'activity.emptyText': 'Bu hesapta {network} üzerinde olanlar burada görünür.',
  'activity.unsupportedTitle': 'Burada geçmiş yok',
  'activity.noService': 'Bu uygulamanın hesap geçmişini tutan bir hizmeti yok.',
  'activity.noHistory': 'Bu uygulamanın hizmeti {network} geçmişini tutmuyor.',
  'activity.explorer': 'Gezginde görüntüle',
  'activity.sentHere': 'Bu uygulamadan gönderilenler',
  'activity.operation':
    '{operation, select, send {Gönderildi} receive {Alındı} trade {Takas edildi} mint {Basıldı} burn {Yakıldı} approve {Onaylandı} revoke {Onay geri alındı} deposit {Yatırıldı} withdraw {Çekildi} borrow {Ödünç alındı} repay {Geri ödendi} claim {Talep edildi} stake {Stake edildi} unstake {Stake çözüldü} sending {Gönderiliyor} self {Kendinize gönderildi} other {Sözleşme çağrısı}}',
  'activity.status':
    '{status, select, pending {Bekliyor} failed {Başarısız} replaced {Değiştirildi} dropped {Gönderilmedi} unproven {Doğrulanmadı} other {Farklı}}',
  'activity.to': 'Alıcı: {address}',
  'activity.from': 'Gönderen: {address}',
  'activity.collectible': 'Koleksiyon parçası',
  'activity.more': '{count} tane daha',
  'activity.dropped':
    '{count, plural, one {# işlem gösterilmiyor: hizmetin onun için söylediği olamaz.} other {# işlem gösterilmiyor: hizmetin onlar için söylediği olamaz.}}',
}
