import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': '输入验证码',
  'secure.codeLead': '已发送至 {email}。',
  'secure.code': '邮件中的验证码',
  'secure.digit': '第 {number} 位数字',
  'secure.codeWrong': '{count, plural, other {验证码不正确。还可尝试 # 次。}}',
  'secure.codeOver': '此验证码已失效。请重新获取。',
  'secure.throttled': '尝试次数过多。请在 {time}后重试。',
  'secure.service': '无法连接钱包。请检查互联网连接后重试。',
  'secure.minutes': '{count, plural, other {# 分钟}}',
  'secure.hours': '{count, plural, other {# 小时}}',
  'secure.resend': '重新发送',
  'secure.resendIn': '{seconds} 秒后可重新发送',
  'secure.resent': '验证码已重新发送。',
  'secure.noMail': '还没收到邮件？请查看垃圾邮件文件夹。',
  'secure.otherEmail': '使用其他邮箱',

  'secure.passkeyTitle': '请使用你的通行密钥',
  'secure.passkeyLead': '如果你在这里还没有钱包，请创建一个。',
  'secure.usePasskey': '使用通行密钥',
  'secure.useCode': '使用恢复码',
  'secure.incomplete': '未使用通行密钥。请重试或选择其他方式。',
  'secure.wrongPasskey': '此通行密钥在这里不可用。请使用其他通行密钥或选择其他方式。',
  'secure.lackingPasskey': '此通行密钥可以登录，但无法打开你的钱包。打开钱包需要恢复码。',

  'secure.methodTitle': '选择恢复钱包的方式',
  'secure.methodLead': '在其他浏览器中打开钱包，或丢失此设备时，都需要它。',
  'secure.testTitle': '测试你的通行密钥',
  'secure.testLead': '使用一次新的通行密钥，确认它能打开你的钱包。',

  'secure.saveTitle': '保存你的恢复码',
  'secure.saveLead':
    '在其他浏览器中打开钱包，或丢失此设备时，都需要它。请写在纸上或存入密码管理器。',
  'secure.saveWarning':
    '我们没有副本，也无法重置。如果此设备和此恢复码都丢失，钱包中的一切都将丢失。切勿将此恢复码告诉任何人。',
  'secure.codeName': '恢复码',
  'secure.copy': '复制恢复码',
  'secure.copied': '恢复码已复制',
  'secure.saved': '我已保存',

  'secure.confirmTitle': '确认你已保存',
  'secure.confirmLead': '请根据你保存的副本，输入恢复码的这两个部分。',
  'secure.part': '第 {number} 部分',
  'secure.confirmWrong': '与你的恢复码不符。请核对副本，或再次显示恢复码。',
  'secure.showCode': '再次显示恢复码',
  'secure.create': '创建钱包',
  'secure.creating': '正在创建你的钱包…',

  'secure.createdTitle': '你的钱包已就绪',
  'secure.compatible': '{network} 及兼容网络',
  'secure.continue': '继续',

  'secure.recoverTitle': '输入你的恢复码',
  'secure.recoverLead': '你的钱包首次在此浏览器中使用。用创建钱包时保存的恢复码即可在此打开。',
  'secure.openTitle': '打开你的钱包',
  'secure.openLead': '你的钱包首次在此浏览器中使用。请用通行密钥或恢复码打开。',
  'secure.mistyped': '此恢复码不完整或有输入错误。请与你保存的副本核对。',
  'secure.notYours': '这是另一个钱包的恢复码。请输入你为此账户保存的恢复码。',
  'secure.held': '如果他人拿到了你的恢复码，这段等待时间可以保护你。请在 {time}后回来并再次输入。',
  'secure.open': '打开钱包',
  'secure.opening': '正在打开你的钱包…',

  'secure.nothingTitle': '这里无需操作',
  'secure.nothingLead': '此窗口属于你的钱包。请关闭它，然后在原来的应用中重新开始。',

  'secure.approveTitle': '批准此请求？',
  'secure.receiver': '收款人地址',
  'secure.unsigned': '无法连接钱包，因此未签署任何内容。请检查互联网连接后重试。',
  'secure.signing': '正在签名…',
  'secure.approvedTitle': '已批准',
  'secure.declinedTitle': '已拒绝',
  'secure.overTitle': '此请求已结束',
  'secure.overLead': '应用撤回了请求，或耗时过长。此窗口中未签署任何内容。',
  'secure.unsignedTitle': '无法签署',
  'secure.backLead': '请关闭此窗口并返回应用。',
}
