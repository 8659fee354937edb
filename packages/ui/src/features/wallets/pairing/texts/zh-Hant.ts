import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '用手機相機或 {wallet} 掃描。',
  'pairing.scanAny': '用手機相機或錢包應用程式掃描。',
  'pairing.slow': '比平時慢。請檢查網路。',
  'pairing.copy': '複製連結',
  'pairing.copied': '已複製連結',
  'pairing.phone': '手機',
  'pairing.here': '此裝置',
  'pairing.elsewhere': '其他裝置',
  'pairing.desktop': '電腦',
  'pairing.web': '網頁',
  'pairing.others': '其他方式',
  'pairing.declined': '你在錢包中拒絕了。可以再試一次。',
}
