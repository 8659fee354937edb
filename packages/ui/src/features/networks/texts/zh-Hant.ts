import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof NetworksTexts> = {
  'networks.list': '網路',
  'networks.search': '搜尋網路',
  'networks.none': '沒有符合「{search}」的網路。',
  'networks.unavailable': '未在 {wallet} 中啟用',
  'networks.chosen': '已選擇 {network}',
  'networks.help': '什麼是網路？',
  'whatIsANetwork.ledgerTitle': '共用的帳本',
  'whatIsANetwork.ledgerText':
    '網路是一份公開紀錄，記載誰擁有什麼。許多電腦共同維持同步，因此沒有人能獨自改寫。',
  'whatIsANetwork.separateTitle': '網路彼此獨立',
  'whatIsANetwork.separateText':
    '你在多個網路上的地址可能相同，但你在一個網路上擁有的資產，不會出現在其他網路上。',
  'whatIsANetwork.feeTitle': '用各自的幣付費',
  'whatIsANetwork.feeText': '每個網路都用自己的幣收取費用。請在你使用的每個網路上留一點。',
  'whatIsANetwork.choose': '選擇網路',
  'switchNetwork.pendingTitle': '在 {wallet} 中繼續',
  'switchNetwork.pendingText': '請核准切換到 {network}。',
  'switchNetwork.slowText': '沒看到嗎？請開啟 {wallet} 並選擇 {network}。此頁面會自動更新。',
  'switchNetwork.successTitle': '你已在 {network} 上',
  'switchNetwork.rejectedTitle': '切換遭到拒絕',
  'switchNetwork.rejectedText': '你仍在 {network} 上。',
  'switchNetwork.waitingTitle': '開啟 {wallet}',
  'switchNetwork.unsupportedTitle': '在 {wallet} 中切換',
  'switchNetwork.unsupportedText': '如果 {wallet} 中列有 {network}，請選擇它。此頁面會自動更新。',
  'switchNetwork.errorTitle': '無法切換網路',
  'switchNetwork.offerTitle': '要切換到 {network} 嗎？',
  'switchNetwork.offerText': '{wallet} 已連接到 {current}。你先前選擇的是 {network}。',
  'switchNetwork.offerSwitch': '切換到 {network}',
  'switchNetwork.offerStay': '留在 {network}',
  'switchNetwork.retry': '重試',
  'switchNetwork.other': '選擇其他網路',
  'switchNetwork.otherWallet': '使用其他錢包',
  'switchActiveChain.heading': '連接 {chain} 錢包',
  'switchActiveChain.text': '{network} 需要支援 {chain} 的錢包。你的其他錢包會維持連接。',
  'switchActiveChain.connect': '連接錢包',
  'switchActiveChain.cancel': '暫時不要',
  'unsupported.heading': '不支援的網路',
  'unsupported.text': '你的錢包正在使用此應用程式不支援的網路。請切換網路以繼續。',
}
