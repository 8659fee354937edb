import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof NetworksTexts> = {
  'networks.list': '網路',
  'networks.search': '搜尋網路',
  'networks.none': '沒有符合「{search}」的網路。',
  'networks.unavailable': '{wallet} 不允許在此使用',
  'networks.chosen': '已選擇 {network}',
  'networks.help': '什麼是網路？',
  'whatIsANetwork.ledgerTitle': '一本共享的帳本',
  'whatIsANetwork.ledgerText':
    '網路公開記錄著誰擁有什麼。它由許多電腦共同維護，因此沒有誰能獨自改寫。',
  'whatIsANetwork.separateTitle': '彼此獨立',
  'whatIsANetwork.separateText':
    '你的地址在多個網路上可能相同，但你在一個網路上的資產並不在其他網路上。',
  'whatIsANetwork.feeTitle': '各有自己的幣',
  'whatIsANetwork.feeText': '每個網路都用自己的幣收取手續費。請在要使用的網路上留一些。',
  'whatIsANetwork.choose': '選擇網路',
  'switchNetwork.pendingTitle': '在 {wallet} 中繼續',
  'switchNetwork.pendingText': '請在其中確認你要使用 {network}。',
  'switchNetwork.slowText': '沒看到嗎？請開啟 {wallet} 並選擇 {network}。此頁面會自動更新。',
  'switchNetwork.successTitle': '你已切換到 {network}',
  'switchNetwork.rejectedTitle': '你拒絕了切換',
  'switchNetwork.rejectedText': '你仍在 {network} 上。',
  'switchNetwork.waitingTitle': '開啟 {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} 無法自動切換',
  'switchNetwork.unsupportedText': '如果 {wallet} 中有 {network}，請在其中選擇。此頁面會自動更新。',
  'switchNetwork.errorTitle': '無法切換',
  'switchNetwork.offerTitle': '切換到 {network}？',
  'switchNetwork.offerText': '{wallet} 已連接，目前在 {current}。你之前選擇了 {network}。',
  'switchNetwork.offerSwitch': '切換到 {network}',
  'switchNetwork.offerStay': '留在 {network}',
  'switchNetwork.retry': '再試一次',
  'switchNetwork.other': '選擇其他網路',
  'switchNetwork.otherWallet': '使用其他錢包',
  'switchActiveChain.heading': '連接支援 {chain} 的錢包',
  'switchActiveChain.text': '{network} 需要支援 {chain} 的錢包。你已有的連接會保留。',
  'switchActiveChain.connect': '連接錢包',
  'switchActiveChain.cancel': '以後再說',
  'unsupported.heading': '此網路在這裡無法使用',
  'unsupported.text':
    '你的錢包在網路 上，但此應用程式不使用該網路。請切換到以下其中一個網路以繼續。',
}
