import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': '你的地址的二维码',
  'receive.scan': '扫描此二维码即可向你的账户转账。',
  'receive.address': '你的地址',
  'receive.copy': '复制地址',
  'receive.copied': '地址已复制',
  'receive.networks': '{count, plural, other {可用于 # 个网络}}',
  'receive.share': '分享',
  'receive.kinds': '地址类型',
  'receive.payment': '付款',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint': '仅用于比特币。发到这里的 Ordinals 和其他收藏品可能会被误花。',
  'receive.ordinalHint': '仅用于 Ordinals 和其他收藏品。请让他人把比特币发到另一个地址。',
  'receive.smartAccount': '此智能账户是为 {network} 创建的。请勿在其他网络上向它收款。',
  'compatible.warning': '请只从以下网络向此地址转账。来自其他网络的资产可能会丢失。',
  'compatible.list': '此地址可用的网络',
}
