import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': '你的地址的 QR 碼',
  'receive.scan': '掃描此條碼即可轉帳到你的帳戶。',
  'receive.address': '你的地址',
  'receive.copy': '複製地址',
  'receive.copied': '已複製地址',
  'receive.networks': '{count, plural, other {可用於 # 個網路}}',
  'receive.share': '分享',
  'receive.kinds': '地址類型',
  'receive.payment': '付款',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': '僅用於比特幣。傳到這裡的 Ordinals 和其他收藏品可能會被誤花。',
  'receive.ordinalHint': '僅用於 Ordinals 和其他收藏品。請讓他人把比特幣傳到另一個地址。',
  'receive.smartAccount': '此智慧帳戶是為 {network} 建立的。請勿在其他網路上向它收款。',
  'compatible.warning': '請只從以下網路轉帳到此地址。來自其他網路的資產可能會遺失。',
  'compatible.list': '此地址可用的網路',
}
