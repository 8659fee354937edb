import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'กำลังโหลดกิจกรรมของคุณ',
  'activity.failed': 'ดึงข้อมูลธุรกรรมไม่สำเร็จ',
  'activity.moreFailed': 'โหลดธุรกรรมก่อนหน้าไม่ได้',
  'activity.showMore': 'แสดงธุรกรรมก่อนหน้า',
  'activity.moreLoading': 'กำลังโหลดธุรกรรมก่อนหน้า',
  'activity.emptyTitle': 'ยังไม่มีกิจกรรม',
  'activity.emptyText': 'ธุรกรรมของคุณบน {network} จะแสดงที่นี่',
  'activity.unsupportedTitle': 'ดูกิจกรรมไม่ได้',
  'activity.noService': 'ดูธุรกรรมของคุณได้ในบล็อกเอกซ์พลอเรอร์',
  'activity.noHistory': 'ดูธุรกรรมบน {network} ของคุณได้ในบล็อกเอกซ์พลอเรอร์',
  'activity.explorer': 'ดูในเอกซ์พลอเรอร์',
  'activity.sentHere': 'ส่งจากแอปนี้',
  'activity.operation':
    '{operation, select, send {ส่งแล้ว} receive {รับแล้ว} trade {แลกแล้ว} mint {มินต์แล้ว} burn {เบิร์นแล้ว} approve {อนุมัติแล้ว} revoke {เพิกถอนแล้ว} deposit {ฝากแล้ว} withdraw {ถอนแล้ว} borrow {ยืมแล้ว} repay {ชำระคืนแล้ว} claim {เคลมแล้ว} stake {สเตกแล้ว} unstake {เลิกสเตกแล้ว} sending {กำลังส่ง} self {ส่งให้ตัวเอง} other {เรียกใช้สัญญา}}',
  'activity.status':
    '{status, select, pending {รอดำเนินการ} open {ยังค้างอยู่ในกระเป๋าเงิน} failed {ล้มเหลว} replaced {ถูกแทนที่} dropped {ไม่ได้ส่ง} unproven {ยังไม่ได้ตรวจสอบ} other {ถูกเปลี่ยนแปลง}}',
  'activity.to': 'ถึง {address}',
  'activity.from': 'จาก {address}',
  'activity.collectible': 'ของสะสม',
  'activity.more': 'อีก {count} รายการ',
  'activity.dropped': '{count, plural, other {ซ่อนธุรกรรม # รายการเนื่องจากข้อมูลไม่ถูกต้อง}}',
}
