import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    '使用智能账户，你可以一次确认多个步骤，应用也可以替你支付手续费。你的地址保持不变。',
  'smartAccount.introContract':
    '使用智能账户，你可以一次确认多个步骤，应用也可以替你支付手续费。它的地址与你的普通账户不同。',
  'smartAccount.addresses': '同一登录，不同地址',
  'smartAccount.use': '使用智能账户',
  'smartAccount.kept': '已关闭。已升级的内容会保留，直到你将其移除。',
  'smartAccount.loading': '正在检查你的网络…',
  'smartAccount.ready': '已就绪。将随你的首次操作升级。',
  'smartAccount.readyContract': '已就绪。将随你的首次操作创建。',
  'smartAccount.upgraded': '已升级',
  'smartAccount.count': '{count, plural, other {已在 # 个网络升级}}',
  'smartAccount.plain': '普通账户',
  'smartAccount.unavailable': '此处不可用。你的账户按普通账户使用。',
  'smartAccount.unavailableContract': '此处不可用。请使用你的普通账户。',
  'smartAccount.unknown': '正在运行我们不了解的代码',
  'smartAccount.contract': '合约账户',
  'smartAccount.failed': '无法检查此网络',
  'smartAccount.explorer': '在区块浏览器中查看',
  'smartAccount.remove': '移除升级',
  'smartAccount.removeText':
    '在 {network} 上，你的账户将变回普通账户，在那里授予的权限也会结束。网络费用由你支付。',
  'smartAccount.keep': '取消',
  'smartAccount.asking': '正在移除升级…',
  'smartAccount.waiting': '正在等待 {network}…',
  'smartAccount.removed': '已移除升级',
  'smartAccount.confirmed': '{network} 已确认。',
  'smartAccount.unclear': '尚未确认',
  'smartAccount.unclearText': '正在处理。再次尝试前，请在浏览器中查看。',
  'smartAccount.notRemoved': '未移除升级',
  'smartAccount.done': '完成',
  'smartAccount.codeIntro':
    '账户可以运行某个程序的代码，由该程序代表账户行事。以下是你的账户所运行的代码。',
  'smartAccount.stop': '此账户正在运行我们不了解的代码。编写者也许能取走你在此收到的资产。',
  'smartAccount.elsewhere': '要移除它，请打开 {wallet} 并在其中关闭智能账户。',

  ACCOUNT_UPGRADE_UNSUPPORTED: '你的账户无法在 {network} 上成为智能账户。未发送任何内容。',
  OPERATION_REJECTED: '此请求未被接受。未发送任何内容。请检查余额是否足以支付费用。',
  SPONSOR_DECLINED: '赞助方不再为此付费。未发送任何内容。请重试以查看新费用。',
}
