import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '用手机相机或 {wallet} 扫描。',
  'pairing.scanAny': '用手机相机或钱包应用扫描。',
  'pairing.slow': '比平时慢。请检查网络。',
  'pairing.copy': '复制链接',
  'pairing.copied': '链接已复制',
  'pairing.phone': '手机',
  'pairing.here': '此设备',
  'pairing.elsewhere': '其他设备',
  'pairing.desktop': '电脑',
  'pairing.web': '网页',
  'pairing.others': '其他方式',
  'pairing.declined': '你在钱包中拒绝了。可以重试。',
}
