import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'ด้วยบัญชีอัจฉริยะ คุณยืนยันหลายขั้นตอนได้ในครั้งเดียว และแอปจ่ายค่าธรรมเนียมแทนคุณได้ ที่อยู่ของคุณยังเหมือนเดิม',
  'smartAccount.introContract':
    'ด้วยบัญชีอัจฉริยะ คุณยืนยันหลายขั้นตอนได้ในครั้งเดียว และแอปจ่ายค่าธรรมเนียมแทนคุณได้ บัญชีนี้มีที่อยู่ต่างจากบัญชีธรรมดาของคุณ',
  'smartAccount.addresses': 'เข้าสู่ระบบเดียวกัน แต่คนละที่อยู่',
  'smartAccount.use': 'ใช้บัญชีอัจฉริยะ',
  'smartAccount.kept': 'ปิดแล้ว สิ่งที่อัปเกรดไว้จะคงอยู่จนกว่าคุณจะลบ',
  'smartAccount.loading': 'กำลังตรวจสอบเครือข่ายของคุณ…',
  'smartAccount.ready': 'พร้อมแล้ว จะอัปเกรดเมื่อคุณทำรายการแรก',
  'smartAccount.readyContract': 'พร้อมแล้ว จะสร้างขึ้นเมื่อคุณทำรายการแรก',
  'smartAccount.upgraded': 'อัปเกรดแล้ว',
  'smartAccount.count': '{count, plural, other {อัปเกรดแล้วใน # เครือข่าย}}',
  'smartAccount.plain': 'บัญชีธรรมดา',
  'smartAccount.unavailable': 'ใช้ที่นี่ไม่ได้ บัญชีของคุณทำงานเป็นบัญชีธรรมดา',
  'smartAccount.unavailableContract': 'ใช้ที่นี่ไม่ได้ โปรดใช้บัญชีธรรมดาของคุณ',
  'smartAccount.unknown': 'ใช้โค้ดที่เราไม่รู้จัก',
  'smartAccount.contract': 'บัญชีสัญญา',
  'smartAccount.failed': 'ตรวจสอบเครือข่ายนี้ไม่ได้',
  'smartAccount.explorer': 'ดูในเอกซ์พลอเรอร์',
  'smartAccount.remove': 'ลบการอัปเกรด',
  'smartAccount.removeText':
    'ใน {network} บัญชีของคุณจะกลับเป็นบัญชีธรรมดา และสิทธิ์ที่คุณให้ไว้ที่นั่นจะสิ้นสุด คุณเป็นผู้จ่ายค่าธรรมเนียมเครือข่าย',
  'smartAccount.keep': 'ยกเลิก',
  'smartAccount.asking': 'กำลังลบการอัปเกรด…',
  'smartAccount.waiting': 'กำลังรอ {network}…',
  'smartAccount.removed': 'ลบการอัปเกรดแล้ว',
  'smartAccount.confirmed': '{network} ยืนยันแล้ว',
  'smartAccount.unclear': 'ยังไม่ได้รับการยืนยัน',
  'smartAccount.unclearText': 'กำลังดำเนินการ ตรวจสอบในตัวสำรวจก่อนลองอีกครั้ง',
  'smartAccount.notRemoved': 'ยังไม่ได้ลบการอัปเกรด',
  'smartAccount.done': 'เสร็จสิ้น',
  'smartAccount.codeIntro': 'บัญชีใช้โค้ดของโปรแกรมได้ ซึ่งจะทำงานแทนบัญชี นี่คือโค้ดที่บัญชีของคุณใช้',
  'smartAccount.stop': 'บัญชีนี้ใช้โค้ดที่เราไม่รู้จัก ผู้เขียนโค้ดอาจเอาสิ่งที่คุณได้รับที่นี่ไปได้',
  'smartAccount.elsewhere': 'หากต้องการลบ ให้เปิด {wallet} แล้วปิดบัญชีอัจฉริยะที่นั่น',

  ACCOUNT_UPGRADE_UNSUPPORTED: 'บัญชีของคุณเป็นบัญชีอัจฉริยะใน {network} ไม่ได้ ไม่มีการส่งสิ่งใด',
  OPERATION_REJECTED: 'คำขอไม่ได้รับการยอมรับ ไม่มีการส่งสิ่งใด ตรวจสอบว่าคุณมีพอสำหรับค่าธรรมเนียม',
  SPONSOR_DECLINED: 'ผู้สนับสนุนไม่จ่ายให้แล้ว ไม่มีการส่งสิ่งใด ลองอีกครั้งเพื่อดูค่าธรรมเนียมใหม่',
}
