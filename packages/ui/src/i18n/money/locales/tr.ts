import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof typeof en> = {
  'receive.code': 'Adresinizin QR kodu',
  'receive.scan': 'Hesabınıza göndermek için bu kodu tarayın.',
  'receive.address': 'Adresiniz',
  'receive.copy': 'Adresi kopyala',
  'receive.copied': 'Adres kopyalandı',
  'receive.networks': '{count, plural, one {# ağda çalışır} other {# ağda çalışır}}',
  'compatible.warning':
    'Bu adrese yalnızca aşağıdaki ağlardan gönderin. Başka bir ağdan gelenler kaybolabilir.',
  'compatible.list': 'Bu adresin çalıştığı ağlar',

  'tokens.loading': 'Tokenleriniz yükleniyor',
  'tokens.failed': 'Tokenleriniz yüklenmedi',
  'tokens.partial': 'Fiyatlar ve bazı tokenler eksik: yüklenmediler.',
  'tokens.emptyTitle': 'Henüz token yok',
  'tokens.emptyText': 'Bu hesabın {network} ağında sahip oldukları burada görünür.',
}
