import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {已到期} revoked {已撤銷} other {生效中}}',
  'permissions.loading': '正在載入授權',
  'permissions.none':
    '{tab, select, expired {沒有到期的授權} revoked {沒有撤銷的授權} other {沒有任何操作略過你的核准}}',
  'permissions.noneText': '此應用程式無需詢問即可執行的操作會列在這裡。',
  'permissions.undated': '日期不明',
  'permissions.missingService': '無法載入你其他瀏覽器中的授權。',
  'permissions.missingWallet': '{wallet} 不分享其清單，這裡顯示此瀏覽器記住的內容。',
  'permissions.unsupportedTitle': '{wallet} 不支援授權',
  'permissions.unsupportedText': '應用程式每次都需要詢問你。',
  'permissions.failedTitle': '無法載入你的授權',
  'permissions.until': '至 {date}',
  'permissions.ended': '已於 {date} 結束',
  'permissions.unknown': '未確認',
  'permissions.broader': '超出要求',
  'permissions.revoking': '正在撤銷',
  'permissions.any': '任意數量的 {symbol}',
  'permissions.unknownAmount': '一定數量的 {token}',
  'permissions.periodic':
    '{unit, select, minute {每分鐘 {amount}} hour {每小時 {amount}} day {每天 {amount}} week {每週 {amount}} other {每 {time} {amount}}}',
  'permissions.stream': '每天 {amount}，總計不超過 {max}',
  'permissions.allowance': '總計不超過 {amount}',
  'permissions.used': '已使用 {amount}',
  'permissions.usedInPeriod': '本期已使用 {amount}',
  'permissions.calls': '呼叫 {names}',
  'permissions.callsWithValue': '呼叫 {names} 並傳送不超過 {amount}',
  'permissions.steps': '處理情況',
  'permissions.stepWallet':
    '{fact, select, pending {請在 {wallet} 中確認} done {{wallet} 已撤銷} failed {{wallet} 未撤銷} other {無法在此詢問 {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {正在向 {wallet} 核對} done {已不在 {wallet} 的清單中} failed {仍在 {wallet} 的清單中} other {{wallet} 沒有可核對的清單}}',
  'permissions.stepChain':
    '{fact, select, pending {正在向 {network} 確認} done {{network} 已確認} failed {{network} 仍然允許} other {無法詢問 {network}}}',
  'permissions.stepService':
    '{fact, select, pending {正在通知服務} done {服務已知悉} other {無法通知服務}}',
  'permissions.app': '應用程式',
  'permissions.given': '授予時間',
  'permissions.endsAt': '結束時間',
  'permissions.callLimit': '最多呼叫次數',
  'permissions.delegate': '誰可以使用',
  'permissions.enforcer': '由誰執行限制',
  'permissions.gone': '此授權已不在這裡',
  'permissions.broaderText':
    '{wallet} 授予的權限超出了此應用程式的要求。應用程式沒有得到它，但它可能仍然有效。請撤銷。',
  'permissions.allowed': '無需詢問即可執行',
  'permissions.openText': '它可能仍然有效。請重試，或在 {wallet} 中撤銷。',
  'permissions.revoke': '撤銷',
  'permissions.revokeAgain': '再次撤銷',
  'permissions.revokeAll': '撤銷全部 {count} 項',
  'permissions.createdTitle': '{app} 已獲得你的授權',
  'permissions.createdText': '{words}，至 {date}。你可以隨時在帳戶設定中撤銷。',
  'permissions.see': '查看授權',
  'permissions.network': '網路',
  'permissions.done': '完成',
  PERMISSION_INVALID: '此應用程式要求了無效的授權。沒有授予任何權限。',
  PERMISSION_UNSUPPORTED: '{wallet} 無法授予此權限。請嘗試其他錢包。',
  PERMISSION_BROADER_THAN_ASKED: '{wallet} 授予的權限超出了此應用程式的要求。請在「授權」中撤銷。',
}
