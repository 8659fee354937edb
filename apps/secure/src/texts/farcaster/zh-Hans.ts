import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} 请求你登录。仅当是你自己发起时才继续，并使用拥有你 Farcaster 账户的钱包。',
  'farcaster.noWallet': '此浏览器中未找到钱包。请在钱包所在的浏览器中打开此页面。',
  'farcaster.copy': '复制链接',
  'farcaster.copied': '链接已复制',
  'farcaster.decline': '不登录',
  'farcaster.rejected': '你在钱包中拒绝了。请重试或选择其他钱包。',
  'farcaster.unsigned': '钱包未签名。请重试或选择其他钱包。',
  'farcaster.foreign': '此钱包无法为该 Farcaster 账户签名。请选择其他钱包。',
  'farcaster.accountTitle': '输入你的 Farcaster 编号',
  'farcaster.accountLead':
    '此钱包没有 Farcaster 账户。如果它可以为某个账户签名，请输入该账户的编号。',
  'farcaster.account': 'Farcaster 编号',
  'farcaster.other': '选择其他钱包',
  'farcaster.sign': '签名',
  'farcaster.done': '你可以关闭此页面，返回开始的地方。',
  'farcaster.late': '此次登录已结束。请从你来的地方重新开始。',
}
