import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'ใช้ลายเซ็นไม่ได้ ลองอีกครั้ง',
  'nameTransfers.transfers': 'การโอน',
  'nameTransfers.offeredBy': '{account} เสนอให้ถึง {date}',
  'nameTransfers.offeredTo': 'เสนอให้ {account} ถึง {date}',
  'nameTransfers.leadsFrom': 'นำไปยังบัญชีของคุณตั้งแต่ {date}',
  'nameTransfers.passedOn': 'นำไปยัง {account} ตั้งแต่ {date}',
  'nameTransfers.accept': 'ยอมรับ',
  'nameTransfers.acceptName': 'ยอมรับ {name}',
  'nameTransfers.withdraw': 'ถอน',
  'nameTransfers.withdrawName': 'ถอนข้อเสนอของ {name}',
  'nameTransfers.accepted': '{name} เป็นของคุณแล้ว',
  'nameTransfers.withdrawn': 'ถอนข้อเสนอของ {name} แล้ว',
  'nameTransfers.unchangedText': 'ไม่มีการเปลี่ยนแปลง',
  NAME_LIMIT_REACHED: 'บัญชีนี้มี {limit} ชื่อแล้ว และมีเพิ่มไม่ได้',
  NAME_UNSUPPORTED: 'กระเป๋าเงินนี้ลงนามสำหรับชื่อไม่ได้ ใช้กระเป๋าเงินอื่น',
  NAME_NOT_OWNED: '{name} เป็นของบัญชีอื่น',
}
