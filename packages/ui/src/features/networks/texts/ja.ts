import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'ネットワーク',
  'networks.search': 'ネットワークを検索',
  'networks.none': '「{search}」に一致するネットワークはありません。',
  'networks.unavailable': '{wallet}で有効になっていません',
  'networks.chosen': '{network}を選択しました',
  'networks.help': 'ネットワークとは？',
  'whatIsANetwork.ledgerTitle': 'みんなで共有する台帳',
  'whatIsANetwork.ledgerText':
    'ネットワークは、誰が何を所有しているかを示す公開の記録です。多くのコンピューターが同期しているため、誰も単独では書き換えられません。',
  'whatIsANetwork.separateTitle': 'ネットワークはそれぞれ別',
  'whatIsANetwork.separateText':
    'アドレスは複数のネットワークで同じこともありますが、あるネットワークで持っているものは、ほかのネットワークにはありません。',
  'whatIsANetwork.feeTitle': '手数料は独自のコインで',
  'whatIsANetwork.feeText':
    '手数料は、ネットワークごとに独自のコインで支払います。使うネットワークごとに少し残しておきましょう。',
  'whatIsANetwork.choose': 'ネットワークを選択',
  'switchNetwork.pendingTitle': '{wallet}で続行',
  'switchNetwork.pendingText': '{network}への切り替えを承認してください。',
  'switchNetwork.slowText':
    '表示されない場合は、{wallet}を開いて{network}を選択してください。このページは自動的に更新されます。',
  'switchNetwork.successTitle': '{network}に切り替わりました',
  'switchNetwork.rejectedTitle': '切り替えが拒否されました',
  'switchNetwork.rejectedText': '{network}のまま変わっていません。',
  'switchNetwork.waitingTitle': '{wallet}を開く',
  'switchNetwork.unsupportedTitle': '{wallet}で切り替え',
  'switchNetwork.unsupportedText':
    '{wallet}の一覧に{network}がある場合は、選択してください。このページは自動的に更新されます。',
  'switchNetwork.errorTitle': 'ネットワークを切り替えられませんでした',
  'switchNetwork.offerTitle': '{network}に切り替えますか？',
  'switchNetwork.offerText':
    '{wallet}は{current}で接続されています。以前は{network}を選択していました。',
  'switchNetwork.offerSwitch': '{network}に切り替え',
  'switchNetwork.offerStay': '{network}のまま続行',
  'switchNetwork.retry': '再試行',
  'switchNetwork.other': '別のネットワークを選択',
  'switchNetwork.otherWallet': '別のウォレットを使用',
  'switchActiveChain.heading': '{chain}用のウォレットを接続',
  'switchActiveChain.text':
    '{network}には、{chain}に対応したウォレットが必要です。ほかのウォレットは接続されたままです。',
  'switchActiveChain.connect': 'ウォレットを接続',
  'switchActiveChain.cancel': '今はしない',
  'unsupported.heading': '非対応のネットワーク',
  'unsupported.text':
    'ウォレットが、このアプリで対応していないネットワークを使用しています。続けるには、切り替えてください。',
}
