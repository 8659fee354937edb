import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'Adresinizin QR kodu',
  'receive.scan': 'Bu adrese göndermek için tarayın',
  'receive.address': 'Adresiniz',
  'receive.copy': 'Adresi kopyala',
  'receive.copied': 'Adres kopyalandı',
  'receive.networks': '{count, plural, one {# ağda alın} other {# ağda alın}}',
  'receive.share': 'Paylaş',
  'receive.kinds': 'Adres türü',
  'receive.payment': 'Ödemeler',
  'receive.ordinal': 'Ordinal’ler',
  'receive.paymentHint':
    'Yalnızca bitcoin için. Buraya gönderilen ordinal’ler ve koleksiyon öğeleri yanlışlıkla harcanabilir.',
  'receive.ordinalHint':
    'Yalnızca ordinal’ler ve koleksiyon öğeleri için. Bitcoin için diğer adresi kullanın.',
  'receive.smartAccount':
    'Bu akıllı hesap yalnızca {network} ağında çalışır. Diğer ağlarda almayın.',
  'compatible.warning':
    'Yalnızca bu ağlarda alın. Başka bir ağda gönderilen varlıklar kaybolabilir.',
  'compatible.list': 'Bu adresin desteklediği ağlar',
}
