import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': 'アドレスのQRコード',
  'receive.scan': 'スキャンしてこのアドレスに送る',
  'receive.address': '自分のアドレス',
  'receive.copy': 'アドレスをコピー',
  'receive.copied': 'アドレスをコピーしました',
  'receive.networks': '{count, plural, other {#件のネットワークで受け取る}}',
  'receive.share': '共有',
  'receive.kinds': 'アドレスの種類',
  'receive.payment': '支払い',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'ビットコイン専用です。ここに送られたOrdinalsやコレクティブルは、誤って使われるおそれがあります。',
  'receive.ordinalHint':
    'Ordinalsとコレクティブル専用です。ビットコインには、もう一方のアドレスを使ってください。',
  'receive.smartAccount':
    'このスマートアカウントは{network}でのみ機能します。ほかのネットワークでは受け取らないでください。',
  'compatible.warning':
    'これらのネットワークでのみ受け取ってください。ほかのネットワークで送られた資金は、失われるおそれがあります。',
  'compatible.list': 'このアドレスが対応するネットワーク',
}
