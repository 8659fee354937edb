import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'あなたのアドレスの QR コード',
  'receive.scan': 'このコードをスキャンして、あなたのアカウントに送金します。',
  'receive.address': 'あなたのアドレス',
  'receive.copy': 'アドレスをコピー',
  'receive.copied': 'アドレスをコピーしました',
  'receive.networks': '{count, plural, other {# 件のネットワークで使えます}}',
  'receive.share': '共有',
  'receive.kinds': 'アドレスの種類',
  'receive.payment': '支払い',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'ビットコイン専用です。ここに送られた Ordinals などのコレクティブルは、誤って使われることがあります。',
  'receive.ordinalHint':
    'Ordinals などのコレクティブル専用です。ビットコインはもう一方のアドレスで受け取ってください。',
  'receive.smartAccount':
    'このスマートアカウントは {network} 用です。ほかのネットワークでは受け取らないでください。',
  'compatible.warning':
    'このアドレスには下のネットワークからのみ送ってください。ほかのネットワークから送られたものは失われることがあります。',
  'compatible.list': 'このアドレスが使えるネットワーク',
}
