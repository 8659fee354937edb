import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '{wallet} ile veya telefonunuzun kamerasıyla tarayın.',
  'pairing.scanAny': 'Bir cüzdan uygulamasıyla veya telefonunuzun kamerasıyla tarayın.',
  'pairing.slow': 'Bu, her zamankinden uzun sürüyor. İnternet bağlantınızı kontrol edin.',
  'pairing.copy': 'Bağlantıyı kopyala',
  'pairing.copied': 'Bağlantı kopyalandı',
  'pairing.phone': 'Telefon',
  'pairing.here': 'Bu cihaz',
  'pairing.elsewhere': 'Başka cihaz',
  'pairing.desktop': 'Masaüstü',
  'pairing.web': 'Web',
  'pairing.others': 'Diğer yollar',
  'pairing.declined': 'İstek reddedildi. Hazır olduğunuzda tekrar deneyin.',
}
