import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Adresinizin QR kodu',
  'receive.scan': 'Hesabınıza göndermek için bu kodu tarayın.',
  'receive.address': 'Adresiniz',
  'receive.copy': 'Adresi kopyala',
  'receive.copied': 'Adres kopyalandı',
  'receive.networks': '{count, plural, one {# ağda çalışır} other {# ağda çalışır}}',
  'receive.share': 'Paylaş',
  'receive.kinds': 'Adres türü',
  'receive.payment': 'Ödemeler',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'Yalnızca bitcoin için. Buraya gönderilen Ordinals ve diğer koleksiyon parçaları yanlışlıkla harcanabilir.',
  'receive.ordinalHint':
    'Yalnızca Ordinals ve diğer koleksiyon parçaları için. Bitcoin’i diğer adrese gönderttirin.',
  'receive.smartAccount':
    'Bu akıllı hesap {network} için yapılmıştır. Başka bir ağda ona bir şey gönderttirmeyin.',
  'compatible.warning':
    'Bu adrese yalnızca aşağıdaki ağlardan gönderin. Başka bir ağdan gelenler kaybolabilir.',
  'compatible.list': 'Bu adresin çalıştığı ağlar',
}
