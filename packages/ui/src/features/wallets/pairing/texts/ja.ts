import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': 'スマホのカメラか{wallet}で読み取ってください。',
  'pairing.scanAny': 'スマホのカメラかウォレットアプリで読み取ってください。',
  'pairing.slow': '時間がかかっています。オンラインか確認してください。',
  'pairing.copy': 'リンクをコピー',
  'pairing.copied': 'リンクをコピーしました',
  'pairing.phone': 'スマホ',
  'pairing.here': 'この端末',
  'pairing.elsewhere': '別の端末',
  'pairing.desktop': 'パソコン',
  'pairing.web': 'Web版',
  'pairing.others': 'その他の方法',
  'pairing.declined': 'ウォレットで拒否しました。もう一度試せます。',
}
