import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'ค้นหากระเป๋าเงิน',
  'allWallets.found': '{count, plural, other {กระเป๋าเงิน # รายการ}}',
  'allWallets.none': 'ไม่มีกระเป๋าเงินชื่อนี้: “{search}”',
  'allWallets.clear': 'แสดงกระเป๋าเงินทั้งหมด',
  'allWallets.failed': 'โหลดกระเป๋าเงินไม่สำเร็จ',
  'allWallets.moreFailed': 'โหลดกระเป๋าเงินรายการถัดไปไม่สำเร็จ',
  'getWallet.text': 'ทุกรายการใช้กับแอปนี้ได้ และคุณเปลี่ยนได้ทุกเมื่อ',
  'getWallet.all': 'กระเป๋าเงินทั้งหมด',
  'downloads.text': '{wallet}: ติดตั้งจากที่นี่ เมื่ออยู่ในเบราว์เซอร์นี้แล้ว คุณก็เชื่อมต่อได้ทันที',
  'downloads.textPhone': '{wallet}: ติดตั้ง แล้วเปิดหน้านี้ในเบราว์เซอร์ของแอปนั้น',
  'downloads.extension': 'ส่วนขยายเบราว์เซอร์',
  'downloads.iphone': 'แอป iPhone',
  'downloads.android': 'แอป Android',
  'downloads.desktop': 'แอปเดสก์ท็อป',
  'downloads.webApp': 'เว็บแอป',
  'downloads.website': 'เว็บไซต์',
  'downloads.phone': 'สแกนเพื่อติดตั้งบนโทรศัพท์ของคุณ',
  'downloads.none': '{wallet}: ไม่มีลิงก์ที่ปลอดภัยของกระเป๋าเงินนี้ โปรดค้นหาในสโตร์ที่คุณเชื่อถือ',
  'downloads.installed': 'ติดตั้ง {wallet} แล้ว',
  'downloads.connect': 'เชื่อมต่อ {wallet}',
  'whatIsAWallet.homeTitle': 'บ้านของสิ่งที่เป็นของคุณ',
  'whatIsAWallet.homeText': 'เก็บกุญแจของเงิน โทเค็น และของสะสมของคุณ ไม่มีใครอื่นมีกุญแจเหล่านี้',
  'whatIsAWallet.keyTitle': 'กุญแจเดียวสำหรับทุกแอป',
  'whatIsAWallet.keyText': 'ลงชื่อเข้าใช้ด้วยกระเป๋าเงิน ไม่ต้องมีบัญชีใหม่หรือจำรหัสผ่าน',
  'whatIsAWallet.sayTitle': 'ทุกอย่างต้องให้คุณอนุมัติ',
  'whatIsAWallet.sayText': 'แอปทำได้แค่ขอ คุณเห็นว่าแอปต้องการอะไร แล้วเลือกว่าจะอนุมัติหรือไม่',
  'multiChain.title': 'เลือกประเภทเครือข่าย',
  'multiChain.text': '{wallet} มีบัญชีสำหรับแต่ละประเภท คุณต้องการใช้ประเภทใดที่นี่',
}
