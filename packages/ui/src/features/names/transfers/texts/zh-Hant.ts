import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': '無法使用此簽章。請再試一次。',
  'nameTransfers.transfers': '轉讓',
  'nameTransfers.offeredBy': '{account} 提供，有效期至 {date}',
  'nameTransfers.offeredTo': '已提供給 {account}，有效期至 {date}',
  'nameTransfers.leadsFrom': '自 {date} 起指向你的帳戶',
  'nameTransfers.passedOn': '自 {date} 起指向 {account}',
  'nameTransfers.accept': '接受',
  'nameTransfers.acceptName': '接受 {name}',
  'nameTransfers.withdraw': '撤回',
  'nameTransfers.withdrawName': '撤回 {name} 的轉讓',
  'nameTransfers.accepted': '{name} 歸你所有。',
  'nameTransfers.withdrawn': '已撤回 {name} 的轉讓。',
  'nameTransfers.unchangedText': '未變更任何內容。',
  NAME_LIMIT_REACHED: '此帳戶有 {limit} 個名稱，不能再有更多。',
  NAME_UNSUPPORTED: '此錢包無法為名稱簽署。請使用其他錢包。',
  NAME_NOT_OWNED: '{name} 屬於另一個帳戶。',
}
