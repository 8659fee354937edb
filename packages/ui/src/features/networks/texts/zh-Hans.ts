import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof NetworksTexts> = {
  'networks.list': '网络',
  'networks.search': '搜索网络',
  'networks.none': '没有与“{search}”匹配的网络。',
  'networks.unavailable': '{wallet} 不允许在此使用',
  'networks.chosen': '已选择 {network}',
  'networks.help': '什么是网络？',
  'whatIsANetwork.ledgerTitle': '一本共享的账本',
  'whatIsANetwork.ledgerText':
    '网络公开记录着谁拥有什么。它由许多计算机共同维护，因此没有谁能独自改写。',
  'whatIsANetwork.separateTitle': '彼此独立',
  'whatIsANetwork.separateText':
    '你的地址在多个网络上可能相同，但你在一个网络上的资产并不在其他网络上。',
  'whatIsANetwork.feeTitle': '各有自己的币',
  'whatIsANetwork.feeText': '每个网络都用自己的币收取手续费。请在要使用的网络上留一些。',
  'whatIsANetwork.choose': '选择网络',
  'switchNetwork.pendingTitle': '在 {wallet} 中继续',
  'switchNetwork.pendingText': '请在其中确认你要使用 {network}。',
  'switchNetwork.slowText': '没有看到？请打开 {wallet} 并选择 {network}。此页面会自动更新。',
  'switchNetwork.successTitle': '你已切换到 {network}',
  'switchNetwork.rejectedTitle': '你拒绝了切换',
  'switchNetwork.rejectedText': '你仍在 {network} 上。',
  'switchNetwork.waitingTitle': '打开 {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} 无法自动切换',
  'switchNetwork.unsupportedText': '如果 {wallet} 中有 {network}，请在其中选择。此页面会自动更新。',
  'switchNetwork.errorTitle': '无法切换',
  'switchNetwork.offerTitle': '切换到 {network}？',
  'switchNetwork.offerText': '{wallet} 已连接，当前在 {current}。你之前选择了 {network}。',
  'switchNetwork.offerSwitch': '切换到 {network}',
  'switchNetwork.offerStay': '留在 {network}',
  'switchNetwork.retry': '重试',
  'switchNetwork.other': '选择其他网络',
  'switchNetwork.otherWallet': '使用其他钱包',
  'switchActiveChain.heading': '连接支持 {chain} 的钱包',
  'switchActiveChain.text': '{network} 需要支持 {chain} 的钱包。你已有的连接会保留。',
  'switchActiveChain.connect': '连接钱包',
  'switchActiveChain.cancel': '以后再说',
  'unsupported.heading': '此网络在这里不可用',
  'unsupported.text': '你的钱包在网络 上，而此应用不使用该网络。请切换到以下网络之一以继续。',
}
