import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': '搜索钱包',
  'allWallets.found': '{count, plural, other {# 个钱包}}',
  'allWallets.none': '没有这个名称的钱包：“{search}”',
  'allWallets.clear': '显示全部钱包',
  'allWallets.failed': '钱包未能加载',
  'allWallets.moreFailed': '后面的钱包未能加载。',
  'getWallet.text': '以下钱包都可以用于此应用。你可以随时更换。',
  'getWallet.all': '全部钱包',
  'downloads.text': '{wallet}：请从这里安装。在此浏览器中安装好后，即可连接。',
  'downloads.textPhone': '{wallet}：安装后，请在其内置浏览器中打开此页面。',
  'downloads.extension': '浏览器扩展程序',
  'downloads.iphone': 'iPhone 应用',
  'downloads.android': 'Android 应用',
  'downloads.desktop': '桌面应用',
  'downloads.webApp': '网页应用',
  'downloads.website': '网站',
  'downloads.phone': '扫码在手机上获取',
  'downloads.none': '{wallet}：没有此钱包的安全链接。请在你信任的应用商店中查找。',
  'downloads.installed': '{wallet} 已安装',
  'downloads.connect': '连接 {wallet}',
  'whatIsAWallet.homeTitle': '你的资产之家',
  'whatIsAWallet.homeText': '它保管你的资金、代币和收藏品的密钥。其他人都没有这些密钥。',
  'whatIsAWallet.keyTitle': '一把钥匙，通行所有应用',
  'whatIsAWallet.keyText': '用钱包登录。无需新账户，也不用记密码。',
  'whatIsAWallet.sayTitle': '一切由你同意',
  'whatIsAWallet.sayText': '应用只能提出请求。你会看到请求的内容，由你决定是否批准。',
  'multiChain.title': '选择网络类型',
  'multiChain.text': '{wallet} 在以下每种网络上都有账户。你想在这里使用哪一种？',
}
