import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': '你地址的 QR 碼',
  'receive.scan': '掃描即可傳送到此地址',
  'receive.address': '你的地址',
  'receive.copy': '複製地址',
  'receive.copied': '已複製地址',
  'receive.networks': '{count, plural, other {在 # 個網路上接收}}',
  'receive.share': '分享',
  'receive.kinds': '地址類型',
  'receive.payment': '付款',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': '僅供比特幣使用。傳送到這裡的 Ordinals 和收藏品可能會被誤花掉。',
  'receive.ordinalHint': '僅供 Ordinals 和收藏品使用。比特幣請使用另一個地址。',
  'receive.smartAccount': '此智慧帳戶僅能在 {network} 上使用。請勿在其他網路上接收。',
  'compatible.warning': '請只在這些網路上接收。在任何其他網路上傳送的資金都可能遺失。',
  'compatible.list': '此地址支援的網路',
}
