import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': '无法使用此签名。请重试。',
  'nameTransfers.transfers': '转让',
  'nameTransfers.offeredBy': '{account} 提供，有效期至 {date}',
  'nameTransfers.offeredTo': '已提供给 {account}，有效期至 {date}',
  'nameTransfers.leadsFrom': '自 {date} 起指向你的账户',
  'nameTransfers.passedOn': '自 {date} 起指向 {account}',
  'nameTransfers.accept': '接受',
  'nameTransfers.acceptName': '接受 {name}',
  'nameTransfers.withdraw': '撤回',
  'nameTransfers.withdrawName': '撤回 {name} 的转让',
  'nameTransfers.accepted': '{name} 归你所有。',
  'nameTransfers.withdrawn': '已撤回 {name} 的转让。',
  'nameTransfers.unchangedText': '未更改任何内容。',
  NAME_LIMIT_REACHED: '此账户有 {limit} 个名称，不能再有更多。',
  NAME_UNSUPPORTED: '此钱包无法为名称签名。请使用其他钱包。',
  NAME_NOT_OWNED: '{name} 属于另一个账户。',
}
