import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '请用 {wallet} 或手机相机扫描。',
  'pairing.scanAny': '请用钱包应用或手机相机扫描。',
  'pairing.slow': '用时比平常更久。请检查互联网连接。',
  'pairing.copy': '复制链接',
  'pairing.copied': '链接已复制',
  'pairing.phone': '手机',
  'pairing.here': '此设备',
  'pairing.elsewhere': '其他设备',
  'pairing.desktop': '桌面版',
  'pairing.web': '网页版',
  'pairing.others': '其他方式',
  'pairing.declined': '请求已被拒绝。准备好后可以重试。',
}
