import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof NetworksTexts> = {
  'networks.list': '网络',
  'networks.search': '搜索网络',
  'networks.none': '没有与“{search}”匹配的网络。',
  'networks.unavailable': '未在 {wallet} 中启用',
  'networks.chosen': '已选择 {network}',
  'networks.help': '什么是网络？',
  'whatIsANetwork.ledgerTitle': '共享的账本',
  'whatIsANetwork.ledgerText':
    '网络是一份公开记录，记载谁拥有什么。许多计算机共同保持同步，任何人都无法独自改写。',
  'whatIsANetwork.separateTitle': '网络彼此独立',
  'whatIsANetwork.separateText':
    '你在多个网络上的地址可能相同，但你在一个网络上拥有的资产不会出现在其他网络上。',
  'whatIsANetwork.feeTitle': '用各自的币付费',
  'whatIsANetwork.feeText': '每个网络都用自己的币收取费用。请在你使用的每个网络上留一点。',
  'whatIsANetwork.choose': '选择网络',
  'switchNetwork.pendingTitle': '在 {wallet} 中继续',
  'switchNetwork.pendingText': '请批准切换到 {network}。',
  'switchNetwork.slowText': '没看到？请打开 {wallet} 并选择 {network}。此页面会自动更新。',
  'switchNetwork.successTitle': '你已在 {network} 上',
  'switchNetwork.rejectedTitle': '切换已被拒绝',
  'switchNetwork.rejectedText': '你仍在 {network} 上。',
  'switchNetwork.waitingTitle': '打开 {wallet}',
  'switchNetwork.unsupportedTitle': '在 {wallet} 中切换',
  'switchNetwork.unsupportedText': '如果 {wallet} 中列有 {network}，请选择它。此页面会自动更新。',
  'switchNetwork.errorTitle': '无法切换网络',
  'switchNetwork.offerTitle': '切换到 {network}？',
  'switchNetwork.offerText': '{wallet} 已连接到 {current}。你之前选择的是 {network}。',
  'switchNetwork.offerSwitch': '切换到 {network}',
  'switchNetwork.offerStay': '留在 {network}',
  'switchNetwork.retry': '重试',
  'switchNetwork.other': '选择其他网络',
  'switchNetwork.otherWallet': '使用其他钱包',
  'switchActiveChain.heading': '连接 {chain} 钱包',
  'switchActiveChain.text': '{network} 需要支持 {chain} 的钱包。你的其他钱包会保持连接。',
  'switchActiveChain.connect': '连接钱包',
  'switchActiveChain.cancel': '暂不',
  'unsupported.heading': '不支持的网络',
  'unsupported.text': '你的钱包正在使用此应用不支持的网络。请切换网络以继续。',
}
