import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof typeof en> = {
  'receive.code': '你的地址的 QR 碼',
  'receive.scan': '掃描此條碼即可轉帳到你的帳戶。',
  'receive.address': '你的地址',
  'receive.copy': '複製地址',
  'receive.copied': '已複製地址',
  'receive.networks': '{count, plural, other {可用於 # 個網路}}',
  'compatible.warning': '請只從以下網路轉帳到此地址。來自其他網路的資產可能會遺失。',
  'compatible.list': '此地址可用的網路',

  'tokens.loading': '正在載入你的代幣',
  'tokens.failed': '你的代幣未能載入',
  'tokens.partial': '價格和部分代幣未能載入。',
  'tokens.emptyTitle': '還沒有代幣',
  'tokens.emptyText': '此帳戶在 {network} 上持有的資產會顯示在這裡。',
}
