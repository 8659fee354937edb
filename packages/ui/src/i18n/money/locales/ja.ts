import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof typeof en> = {
  'receive.code': 'あなたのアドレスの QR コード',
  'receive.scan': 'このコードをスキャンして、あなたのアカウントに送金します。',
  'receive.address': 'あなたのアドレス',
  'receive.copy': 'アドレスをコピー',
  'receive.copied': 'アドレスをコピーしました',
  'receive.networks': '{count, plural, other {# 件のネットワークで使えます}}',
  'compatible.warning':
    'このアドレスには下のネットワークからのみ送ってください。ほかのネットワークから送られたものは失われることがあります。',
  'compatible.list': 'このアドレスが使えるネットワーク',

  'tokens.loading': 'トークンを読み込んでいます',
  'tokens.failed': 'トークンを読み込めませんでした',
  'tokens.partial': '価格と一部のトークンを読み込めませんでした。',
  'tokens.emptyTitle': 'トークンはまだありません',
  'tokens.emptyText': 'このアカウントが {network} で持っているものがここに表示されます。',
}
