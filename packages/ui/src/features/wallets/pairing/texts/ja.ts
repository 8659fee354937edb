import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '{wallet}またはスマートフォンのカメラでスキャンしてください。',
  'pairing.scanAny': 'ウォレットアプリまたはスマートフォンのカメラでスキャンしてください。',
  'pairing.slow': '通常より時間がかかっています。インターネット接続を確認してください。',
  'pairing.copy': 'リンクをコピー',
  'pairing.copied': 'リンクをコピーしました',
  'pairing.phone': 'スマートフォン',
  'pairing.here': 'このデバイス',
  'pairing.elsewhere': '別のデバイス',
  'pairing.desktop': 'デスクトップ',
  'pairing.web': 'ウェブ',
  'pairing.others': 'その他の方法',
  'pairing.declined': 'リクエストが拒否されました。準備ができたら、もう一度お試しください。',
}
