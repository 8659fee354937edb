import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': '你的地址的二维码',
  'receive.scan': '扫码发送到此地址',
  'receive.address': '你的地址',
  'receive.copy': '复制地址',
  'receive.copied': '地址已复制',
  'receive.networks': '{count, plural, other {在 # 个网络上接收}}',
  'receive.share': '分享',
  'receive.kinds': '地址类型',
  'receive.payment': '付款',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': '仅用于比特币。发送到这里的 Ordinals 和收藏品可能会被误花掉。',
  'receive.ordinalHint': '仅用于 Ordinals 和收藏品。比特币请使用另一个地址。',
  'receive.smartAccount': '此智能账户仅可在 {network} 上使用。请勿在其他网络上接收。',
  'compatible.warning': '请仅在这些网络上接收。在任何其他网络上发送的资金都可能丢失。',
  'compatible.list': '此地址支持的网络',
}
