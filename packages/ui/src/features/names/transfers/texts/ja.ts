import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** 日本語. Made by a machine and not yet reviewed by a native speaker. */
export const ja: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': '署名を使用できませんでした。もう一度お試しください。',
  'nameTransfers.transfers': '譲渡',
  'nameTransfers.offeredBy': '{account}から{date}まで提示されています',
  'nameTransfers.offeredTo': '{account}に{date}まで提示しています',
  'nameTransfers.leadsFrom': '{date}からお客様のアカウントにつながります',
  'nameTransfers.passedOn': '{date}から{account}につながります',
  'nameTransfers.accept': '承認',
  'nameTransfers.acceptName': '{name}を承認',
  'nameTransfers.withdraw': '取り下げる',
  'nameTransfers.withdrawName': '{name}の提示を取り下げる',
  'nameTransfers.accepted': '{name}はお客様のものです。',
  'nameTransfers.withdrawn': '{name}の提示を取り下げました。',
  'nameTransfers.unchangedText': '何も変更されていません。',
  NAME_LIMIT_REACHED: 'このアカウントには名前が{limit}個あり、これ以上は登録できません。',
  NAME_UNSUPPORTED:
    'このウォレットは名前のための署名ができません。ほかのウォレットをお使いください。',
  NAME_NOT_OWNED: '{name}は別のアカウントのものです。',
}
