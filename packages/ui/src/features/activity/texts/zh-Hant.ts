import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': '正在載入你的活動',
  'activity.failed': '無法取得交易',
  'activity.moreFailed': '無法載入更早的交易。',
  'activity.showMore': '顯示更早的交易',
  'activity.moreLoading': '正在載入更早的交易',
  'activity.emptyTitle': '還沒有活動',
  'activity.emptyText': '你在 {network} 上的交易會顯示在這裡。',
  'activity.unsupportedTitle': '無法查看活動',
  'activity.noService': '請在區塊鏈瀏覽器上查看你的交易。',
  'activity.noHistory': '請在區塊鏈瀏覽器上查看你的 {network} 交易。',
  'activity.explorer': '在區塊鏈瀏覽器上查看',
  'activity.sentHere': '從此應用程式傳送',
  'activity.operation':
    '{operation, select, send {傳送} receive {接收} trade {兌換} mint {鑄造} burn {銷毀} approve {授權} revoke {撤銷授權} deposit {存入} withdraw {提領} borrow {借入} repay {償還} claim {領取} stake {質押} unstake {解除質押} sending {傳送中} self {傳送給自己} other {合約呼叫}}',
  'activity.status':
    '{status, select, pending {等待處理} open {仍在錢包中待處理} failed {失敗} replaced {已被取代} dropped {未傳送} unproven {未經驗證} other {已被更改}}',
  'activity.to': '至 {address}',
  'activity.from': '來自 {address}',
  'activity.collectible': '收藏品',
  'activity.more': '另有 {count} 項',
  'activity.dropped': '{count, plural, other {# 筆交易因資料無效而隱藏。}}',
}
