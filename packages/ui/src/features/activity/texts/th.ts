import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'กำลังโหลดกิจกรรมของคุณ',
  'activity.failed': 'ดึงธุรกรรมไม่สำเร็จ',
  'activity.moreFailed': 'ธุรกรรมก่อนหน้าไม่โหลด',
  'activity.showMore': 'แสดงธุรกรรมก่อนหน้า',
  'activity.moreLoading': 'กำลังโหลดธุรกรรมก่อนหน้า',
  'activity.emptyTitle': 'ยังไม่มีกิจกรรม',
  'activity.emptyText': 'สิ่งที่เกิดกับบัญชีนี้บน {network} จะแสดงที่นี่',
  'activity.unsupportedTitle': 'ไม่มีประวัติที่นี่',
  'activity.noService': 'แอปนี้ไม่มีบริการที่เก็บประวัติของบัญชี',
  'activity.noHistory': 'บริการของแอปนี้ไม่เก็บประวัติของ {network}',
  'activity.explorer': 'ดูใน explorer',
  'activity.sentHere': 'ส่งจากแอปนี้',
  'activity.operation':
    '{operation, select, send {ส่งแล้ว} receive {ได้รับแล้ว} trade {แลกแล้ว} mint {สร้างแล้ว} burn {เผาแล้ว} approve {อนุมัติแล้ว} revoke {ยกเลิกการอนุมัติแล้ว} deposit {ฝากแล้ว} withdraw {ถอนแล้ว} borrow {ยืมแล้ว} repay {คืนแล้ว} claim {รับสิทธิ์แล้ว} stake {สเตกแล้ว} unstake {ถอนสเตกแล้ว} sending {กำลังส่ง} self {ส่งให้ตัวเอง} other {เรียกใช้สัญญา}}',
  'activity.status':
    '{status, select, pending {รอดำเนินการ} failed {ล้มเหลว} replaced {ถูกแทนที่} dropped {ไม่ได้ส่ง} unproven {ยังไม่ยืนยัน} other {ถูกแก้ไข}}',
  'activity.to': 'ถึง {address}',
  'activity.from': 'จาก {address}',
  'activity.collectible': 'ของสะสม',
  'activity.more': 'อีก {count}',
  'activity.dropped': '{count, plural, other {ละไว้ # ธุรกรรม: สิ่งที่บริการบอกเป็นไปไม่ได้}}',
}
