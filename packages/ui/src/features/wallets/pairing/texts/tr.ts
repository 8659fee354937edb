import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'Telefonunuzun kamerasıyla veya {wallet} ile tarayın.',
  'pairing.scanAny': 'Telefonunuzun kamerasıyla veya bir cüzdan uygulamasıyla tarayın.',
  'pairing.slow': 'Bu, her zamankinden uzun sürüyor. İnternetinizi kontrol edin.',
  'pairing.copy': 'Bağlantıyı kopyala',
  'pairing.copied': 'Bağlantı kopyalandı',
  'pairing.phone': 'Telefon',
  'pairing.here': 'Bu cihaz',
  'pairing.elsewhere': 'Başka cihaz',
  'pairing.desktop': 'Masaüstü',
  'pairing.web': 'Site',
  'pairing.others': 'Diğer yollar',
  'pairing.declined': 'Cüzdanda reddettiniz. Tekrar deneyebilirsiniz.',
}
