import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': '正在載入你的動態',
  'activity.failed': '取得交易失敗',
  'activity.moreFailed': '更早的交易未能載入。',
  'activity.showMore': '顯示更早的交易',
  'activity.moreLoading': '正在載入更早的交易',
  'activity.emptyTitle': '尚無動態',
  'activity.emptyText': '此帳戶在 {network} 上發生的事會顯示在這裡。',
  'activity.unsupportedTitle': '這裡沒有歷史紀錄',
  'activity.noService': '此應用程式沒有保存帳戶歷史的服務。',
  'activity.noHistory': '此應用程式的服務不保存 {network} 的歷史。',
  'activity.explorer': '在區塊瀏覽器中查看',
  'activity.sentHere': '從此應用程式傳送',
  'activity.operation':
    '{operation, select, send {已傳送} receive {已收到} trade {已兌換} mint {已鑄造} burn {已銷毀} approve {已授權} revoke {已撤銷授權} deposit {已存入} withdraw {已提取} borrow {已借入} repay {已償還} claim {已領取} stake {已質押} unstake {已解除質押} sending {正在傳送} self {傳給自己} other {合約呼叫}}',
  'activity.status':
    '{status, select, pending {待處理} failed {失敗} replaced {已被取代} dropped {未傳送} unproven {未驗證} other {已被更改}}',
  'activity.to': '至 {address}',
  'activity.from': '來自 {address}',
  'activity.collectible': '收藏品',
  'activity.more': '另有 {count} 項',
  'activity.dropped': '{count, plural, other {已略去 # 筆交易：服務提供的資訊不可能成立。}}',
}
