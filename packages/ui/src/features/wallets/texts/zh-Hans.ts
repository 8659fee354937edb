import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': '搜索钱包',
  'allWallets.found': '{count, plural, other {# 个钱包}}',
  'allWallets.none': '没有与“{search}”匹配的钱包。',
  'allWallets.clear': '显示所有钱包',
  'allWallets.failed': '无法加载钱包',
  'allWallets.moreFailed': '无法加载更多钱包。',
  'getWallet.text': '这些钱包可用于此应用。你可以随时切换。',
  'getWallet.all': '所有钱包',
  'downloads.text': '请安装 {wallet}，然后回到这里连接。',
  'downloads.textPhone': '请安装 {wallet}，然后在它的浏览器中打开此页面。',
  'downloads.extension': '浏览器扩展程序',
  'downloads.iphone': 'iPhone 应用',
  'downloads.android': 'Android 应用',
  'downloads.desktop': '桌面应用',
  'downloads.webApp': '网页应用',
  'downloads.website': '网站',
  'downloads.phone': '扫码下载到手机',
  'downloads.none': '我们没有经过验证的链接。请在应用商店搜索 {wallet}。',
  'downloads.installed': '{wallet} 已安装',
  'downloads.connect': '连接 {wallet}',
  'whatIsAWallet.homeTitle': '你的资产之家',
  'whatIsAWallet.homeText': '你的钱包保管着代币和收藏品的密钥，只有你拥有这些密钥。',
  'whatIsAWallet.keyTitle': '一种方式登录所有应用',
  'whatIsAWallet.keyText': '用钱包登录即可。不用新建账户，也不用记密码。',
  'whatIsAWallet.sayTitle': '一切由你批准',
  'whatIsAWallet.sayText': '应用只能发送请求。每个请求你都能看到，再决定批准或拒绝。',
  'multiChain.title': '选择哪个网络？',
  'multiChain.text': '{wallet} 支持以下所有网络。请选择一个进行连接。',
}
