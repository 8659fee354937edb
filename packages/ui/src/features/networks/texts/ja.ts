import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'ネットワーク',
  'networks.search': 'ネットワークを検索',
  'networks.none': '「{search}」に一致するネットワークはありません。',
  'networks.unavailable': '{wallet}では使えません',
  'networks.chosen': '{network}を選択しました',
  'networks.help': 'ネットワークとは？',
  'whatIsANetwork.ledgerTitle': 'みんなで共有する台帳',
  'whatIsANetwork.ledgerText':
    'ネットワークは、誰が何を持っているかの公開記録です。多くのコンピューターが共同で管理し、誰も単独では書き換えられません。',
  'whatIsANetwork.separateTitle': 'それぞれが独立',
  'whatIsANetwork.separateText':
    'アドレスは複数のネットワークで同じでも、あるネットワークの資産はほかのネットワークにはありません。',
  'whatIsANetwork.feeTitle': '専用のコイン',
  'whatIsANetwork.feeText':
    '手数料は各ネットワーク専用のコインで支払います。使うネットワークに少し用意しておきましょう。',
  'whatIsANetwork.choose': 'ネットワークを選択',
  'switchNetwork.pendingTitle': '{wallet}で続ける',
  'switchNetwork.pendingText': 'ウォレットで{network}の使用を確認してください。',
  'switchNetwork.slowText':
    '何も表示されませんか？{wallet}を開いて{network}を選択してください。このページは自動で切り替わります。',
  'switchNetwork.successTitle': '{network}に切り替えました',
  'switchNetwork.rejectedTitle': '切り替えを拒否しました',
  'switchNetwork.rejectedText': '現在も{network}のままです。',
  'switchNetwork.waitingTitle': '{wallet}を開いてください',
  'switchNetwork.unsupportedTitle': '{wallet}は自動で切り替えられません',
  'switchNetwork.unsupportedText':
    '{wallet}に{network}があれば選択してください。このページは自動で切り替わります。',
  'switchNetwork.errorTitle': '切り替えられませんでした',
  'switchNetwork.offerTitle': '{network}に切り替えますか？',
  'switchNetwork.offerText':
    '{wallet}は{current}で接続されています。以前は{network}を選択しました。',
  'switchNetwork.offerSwitch': '{network}に切り替える',
  'switchNetwork.offerStay': '{network}のままにする',
  'switchNetwork.retry': 'もう一度試す',
  'switchNetwork.other': '別のネットワークを選択',
  'switchNetwork.otherWallet': '別のウォレットを使う',
  'switchActiveChain.heading': '{chain}用のウォレットを接続',
  'switchActiveChain.text':
    '{network}には{chain}対応のウォレットが必要です。現在の接続はそのまま残ります。',
  'switchActiveChain.connect': 'ウォレットを接続',
  'switchActiveChain.cancel': '今はしない',
  'unsupported.heading': 'このネットワークは使えません',
  'unsupported.text':
    'ウォレットはネットワーク にありますが、このアプリは対応していません。続けるには次のどれかに切り替えてください。',
}
