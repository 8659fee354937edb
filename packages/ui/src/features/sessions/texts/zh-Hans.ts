import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {已过期} revoked {已撤销} other {生效中}}',
  'permissions.loading': '正在加载授权',
  'permissions.none':
    '{tab, select, expired {没有过期的授权} revoked {没有撤销的授权} other {没有任何操作绕过你的批准}}',
  'permissions.noneText': '此应用无需询问即可执行的操作会列在这里。',
  'permissions.undated': '日期未知',
  'permissions.missingService': '无法加载你其他浏览器中的授权。',
  'permissions.missingWallet': '{wallet} 不共享其列表，这里显示此浏览器记住的内容。',
  'permissions.unsupportedTitle': '{wallet} 不支持授权',
  'permissions.unsupportedText': '应用每次都需要询问你。',
  'permissions.failedTitle': '无法加载你的授权',
  'permissions.until': '截至 {date}',
  'permissions.ended': '已于 {date} 结束',
  'permissions.unknown': '未确认',
  'permissions.broader': '超出请求',
  'permissions.revoking': '正在撤销',
  'permissions.any': '任意数量的 {symbol}',
  'permissions.unknownAmount': '一定数量的 {token}',
  'permissions.periodic':
    '{unit, select, minute {每分钟 {amount}} hour {每小时 {amount}} day {每天 {amount}} week {每周 {amount}} other {每 {time} {amount}}}',
  'permissions.stream': '每天 {amount}，总计不超过 {max}',
  'permissions.allowance': '总计不超过 {amount}',
  'permissions.used': '已使用 {amount}',
  'permissions.usedInPeriod': '本期已使用 {amount}',
  'permissions.calls': '调用 {names}',
  'permissions.callsWithValue': '调用 {names} 并发送不超过 {amount}',
  'permissions.steps': '处理情况',
  'permissions.stepWallet':
    '{fact, select, pending {请在 {wallet} 中确认} done {{wallet} 已撤销} failed {{wallet} 未撤销} other {无法在此询问 {wallet}}}',
  'permissions.stepList':
    '{fact, select, pending {正在向 {wallet} 核对} done {已不在 {wallet} 的列表中} failed {仍在 {wallet} 的列表中} other {{wallet} 没有可核对的列表}}',
  'permissions.stepChain':
    '{fact, select, pending {正在向 {network} 确认} done {{network} 已确认} failed {{network} 仍然允许} other {无法询问 {network}}}',
  'permissions.stepService':
    '{fact, select, pending {正在通知服务} done {服务已知晓} other {无法通知服务}}',
  'permissions.app': '应用',
  'permissions.given': '授予时间',
  'permissions.endsAt': '结束时间',
  'permissions.callLimit': '最多调用次数',
  'permissions.delegate': '谁可以使用',
  'permissions.enforcer': '由谁执行限制',
  'permissions.gone': '此授权已不在这里',
  'permissions.broaderText':
    '{wallet} 授予的权限超出了此应用的请求。应用没有得到它，但它可能仍然有效。请撤销。',
  'permissions.allowed': '无需询问即可执行',
  'permissions.openText': '它可能仍然有效。请重试，或在 {wallet} 中撤销。',
  'permissions.revoke': '撤销',
  'permissions.revokeAgain': '再次撤销',
  'permissions.revokeAll': '撤销全部 {count} 项',
  'permissions.createdTitle': '{app} 已获得你的授权',
  'permissions.createdText': '{words}，截至 {date}。你可以随时在账户设置中撤销。',
  'permissions.see': '查看授权',
  'permissions.network': '网络',
  'permissions.done': '完成',
  PERMISSION_INVALID: '此应用请求了无效的授权。没有授予任何权限。',
  PERMISSION_UNSUPPORTED: '{wallet} 无法授予此权限。请尝试其他钱包。',
  PERMISSION_BROADER_THAN_ASKED: '{wallet} 授予的权限超出了此应用的请求。请在“授权”中撤销。',
}
