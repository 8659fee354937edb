import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '請用 {wallet} 或手機相機掃描。',
  'pairing.scanAny': '請用錢包應用程式或手機相機掃描。',
  'pairing.slow': '花費的時間比平常久。請檢查網際網路連線。',
  'pairing.copy': '複製連結',
  'pairing.copied': '已複製連結',
  'pairing.phone': '手機',
  'pairing.here': '此裝置',
  'pairing.elsewhere': '其他裝置',
  'pairing.desktop': '桌面版',
  'pairing.web': '網頁版',
  'pairing.others': '其他方式',
  'pairing.declined': '請求遭到拒絕。準備好後可以再試一次。',
}
