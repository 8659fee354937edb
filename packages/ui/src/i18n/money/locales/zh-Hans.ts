import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof typeof en> = {
  'receive.code': '你的地址的二维码',
  'receive.scan': '扫描此二维码即可向你的账户转账。',
  'receive.address': '你的地址',
  'receive.copy': '复制地址',
  'receive.copied': '地址已复制',
  'receive.networks': '{count, plural, other {可用于 # 个网络}}',
  'compatible.warning': '请只从以下网络向此地址转账。来自其他网络的资产可能会丢失。',
  'compatible.list': '此地址可用的网络',

  'tokens.loading': '正在加载你的代币',
  'tokens.failed': '你的代币未能加载',
  'tokens.partial': '价格和部分代币未能加载。',
  'tokens.emptyTitle': '还没有代币',
  'tokens.emptyText': '此账户在 {network} 上持有的资产会显示在这里。',
}
