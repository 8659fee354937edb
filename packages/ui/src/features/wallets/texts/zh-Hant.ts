import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': '搜尋錢包',
  'allWallets.found': '{count, plural, other {# 個錢包}}',
  'allWallets.none': '沒有符合「{search}」的錢包。',
  'allWallets.clear': '顯示所有錢包',
  'allWallets.failed': '無法載入錢包',
  'allWallets.moreFailed': '無法載入更多錢包。',
  'getWallet.text': '這些錢包都能在此應用程式中使用。你可以隨時切換。',
  'getWallet.all': '所有錢包',
  'downloads.text': '請安裝 {wallet}，然後回到這裡連接。',
  'downloads.textPhone': '請安裝 {wallet}，然後在它的瀏覽器中開啟此頁面。',
  'downloads.extension': '瀏覽器擴充功能',
  'downloads.iphone': 'iPhone 應用程式',
  'downloads.android': 'Android 應用程式',
  'downloads.desktop': '桌面應用程式',
  'downloads.webApp': '網頁應用程式',
  'downloads.website': '網站',
  'downloads.phone': '掃描即可下載到手機',
  'downloads.none': '我們沒有經過驗證的連結。請在應用程式商店搜尋 {wallet}。',
  'downloads.installed': '{wallet} 已安裝',
  'downloads.connect': '連接 {wallet}',
  'whatIsAWallet.homeTitle': '你的資產之家',
  'whatIsAWallet.homeText': '你的錢包保管著代幣和收藏品的金鑰，只有你擁有這些金鑰。',
  'whatIsAWallet.keyTitle': '一種方式登入所有應用程式',
  'whatIsAWallet.keyText': '用錢包登入就好。不用建立新帳戶，也不用記密碼。',
  'whatIsAWallet.sayTitle': '一切由你核准',
  'whatIsAWallet.sayText': '應用程式只能送出請求。每個請求你都會看到，再決定要核准或拒絕。',
  'multiChain.title': '要用哪個網路？',
  'multiChain.text': '{wallet} 支援以下所有網路。請選擇一個來連接。',
}
