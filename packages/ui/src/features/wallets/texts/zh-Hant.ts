import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': '搜尋錢包',
  'allWallets.found': '{count, plural, other {# 個錢包}}',
  'allWallets.none': '沒有這個名稱的錢包：「{search}」',
  'allWallets.clear': '顯示所有錢包',
  'allWallets.failed': '錢包未能載入',
  'allWallets.moreFailed': '後面的錢包未能載入。',
  'getWallet.text': '以下錢包都可以用於此應用程式。你可以隨時更換。',
  'getWallet.all': '所有錢包',
  'downloads.text': '{wallet}：請從這裡安裝。在此瀏覽器中安裝好後，即可連接。',
  'downloads.textPhone': '{wallet}：安裝後，請在其內建瀏覽器中開啟此頁面。',
  'downloads.extension': '瀏覽器擴充功能',
  'downloads.iphone': 'iPhone App',
  'downloads.android': 'Android App',
  'downloads.desktop': '桌面應用程式',
  'downloads.webApp': '網頁應用程式',
  'downloads.website': '網站',
  'downloads.phone': '掃描即可在手機上取得',
  'downloads.none': '{wallet}：沒有此錢包的安全連結。請在你信任的商店中尋找。',
  'downloads.installed': '{wallet} 已安裝',
  'downloads.connect': '連接 {wallet}',
  'whatIsAWallet.homeTitle': '你的資產之家',
  'whatIsAWallet.homeText': '它保管你的資金、代幣和收藏品的金鑰。其他人都沒有這些金鑰。',
  'whatIsAWallet.keyTitle': '一把鑰匙，通行所有應用程式',
  'whatIsAWallet.keyText': '用錢包登入。不用新帳戶，也不用記密碼。',
  'whatIsAWallet.sayTitle': '一切由你同意',
  'whatIsAWallet.sayText': '應用程式只能提出請求。你會看到請求的內容，由你決定是否核准。',
  'multiChain.title': '選擇網路類型',
  'multiChain.text': '{wallet} 在以下每種網路上都有帳戶。你想在這裡使用哪一種？',
}
