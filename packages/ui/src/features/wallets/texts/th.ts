import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'ค้นหากระเป๋าเงิน',
  'allWallets.found': '{count, plural, other {กระเป๋าเงิน # ใบ}}',
  'allWallets.none': 'ไม่พบกระเป๋าเงินที่ตรงกับ “{search}”',
  'allWallets.clear': 'แสดงกระเป๋าเงินทั้งหมด',
  'allWallets.failed': 'โหลดกระเป๋าเงินไม่ได้',
  'allWallets.moreFailed': 'โหลดกระเป๋าเงินเพิ่มเติมไม่ได้',
  'getWallet.text': 'กระเป๋าเงินเหล่านี้ใช้กับแอปนี้ได้ คุณสลับได้ทุกเมื่อ',
  'getWallet.all': 'กระเป๋าเงินทั้งหมด',
  'downloads.text': 'ติดตั้ง {wallet} แล้วกลับมาที่นี่เพื่อเชื่อมต่อ',
  'downloads.textPhone': 'ติดตั้ง {wallet} แล้วเปิดหน้านี้ในเบราว์เซอร์ของแอป',
  'downloads.extension': 'ส่วนขยายเบราว์เซอร์',
  'downloads.iphone': 'แอป iPhone',
  'downloads.android': 'แอป Android',
  'downloads.desktop': 'แอปเดสก์ท็อป',
  'downloads.webApp': 'เว็บแอป',
  'downloads.website': 'เว็บไซต์',
  'downloads.phone': 'สแกนเพื่อติดตั้งบนโทรศัพท์',
  'downloads.none': 'เราไม่มีลิงก์ที่ตรวจสอบแล้ว ค้นหา {wallet} ในร้านค้าแอปของคุณ',
  'downloads.installed': 'ติดตั้ง {wallet} แล้ว',
  'downloads.connect': 'เชื่อมต่อ {wallet}',
  'whatIsAWallet.homeTitle': 'บ้านของสิ่งที่เป็นของคุณ',
  'whatIsAWallet.homeText': 'กระเป๋าเงินของคุณเก็บกุญแจของโทเค็นและของสะสม มีแค่คุณที่มีกุญแจเหล่านี้',
  'whatIsAWallet.keyTitle': 'วิธีเข้าสู่ระบบเดียวสำหรับทุกแอป',
  'whatIsAWallet.keyText': 'เข้าสู่ระบบด้วยกระเป๋าเงิน ไม่ต้องสร้างบัญชีใหม่ ไม่ต้องจำรหัสผ่าน',
  'whatIsAWallet.sayTitle': 'คุณอนุมัติทุกอย่าง',
  'whatIsAWallet.sayText': 'แอปทำได้เพียงส่งคำขอ คุณจะเห็นทุกคำขอ แล้วเลือกอนุมัติหรือปฏิเสธ',
  'multiChain.title': 'ใช้เครือข่ายไหน',
  'multiChain.text': '{wallet} รองรับเครือข่ายทั้งหมดนี้ เลือกหนึ่งเครือข่ายเพื่อเชื่อมต่อ',
}
