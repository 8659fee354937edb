import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'ป้อนรหัส',
  'secure.codeLead': 'เราส่งไปที่ {email} แล้ว',
  'secure.code': 'รหัสจากอีเมล',
  'secure.digit': 'ตัวเลขที่ {number}',
  'secure.codeWrong': '{count, plural, other {รหัสนี้ไม่ถูกต้อง ลองได้อีก # ครั้ง}}',
  'secure.codeOver': 'รหัสนี้ใช้ไม่ได้แล้ว ขอรหัสใหม่',
  'secure.throttled': 'ลองหลายครั้งเกินไป ลองอีกครั้งในอีก {time}',
  'secure.service': 'ติดต่อกระเป๋าเงินไม่ได้ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
  'secure.minutes': '{count, plural, other {# นาที}}',
  'secure.hours': '{count, plural, other {# ชั่วโมง}}',
  'secure.resend': 'ส่งรหัสอีกครั้ง',
  'secure.resendIn': 'ส่งได้อีกใน {seconds} วินาที',
  'secure.resent': 'ส่งรหัสอีกครั้งแล้ว',
  'secure.noMail': 'ยังไม่ได้รับอีเมลใช่ไหม ดูในโฟลเดอร์สแปม',
  'secure.otherEmail': 'ใช้อีเมลอื่น',

  'secure.passkeyTitle': 'ใช้พาสคีย์ของคุณ',
  'secure.passkeyLead': 'หากคุณยังไม่มีกระเป๋าเงินที่นี่ ให้สร้างใหม่',
  'secure.usePasskey': 'ใช้พาสคีย์',
  'secure.useCode': 'ใช้รหัสกู้คืน',
  'secure.incomplete': 'ไม่มีการใช้พาสคีย์ ลองอีกครั้งหรือเลือกวิธีอื่น',
  'secure.wrongPasskey': 'พาสคีย์นี้ใช้ที่นี่ไม่ได้ ใช้พาสคีย์อื่นหรือเลือกวิธีอื่น',
  'secure.lackingPasskey': 'พาสคีย์นี้ใช้เข้าสู่ระบบได้ แต่เปิดกระเป๋าเงินของคุณไม่ได้ คุณต้องใช้รหัสกู้คืนเพื่อเปิด',

  'secure.methodTitle': 'เลือกวิธีกู้คืนกระเป๋าเงินของคุณ',
  'secure.methodLead': 'คุณต้องใช้เพื่อเปิดกระเป๋าเงินในเบราว์เซอร์อื่น หรือหากอุปกรณ์นี้หาย',
  'secure.testTitle': 'ทดสอบพาสคีย์ของคุณ',
  'secure.testLead': 'ใช้พาสคีย์ใหม่หนึ่งครั้งเพื่อตรวจสอบว่าเปิดกระเป๋าเงินของคุณได้',

  'secure.saveTitle': 'บันทึกรหัสกู้คืนของคุณ',
  'secure.saveLead':
    'คุณต้องใช้รหัสนี้เพื่อเปิดกระเป๋าเงินในเบราว์เซอร์อื่น หรือหากอุปกรณ์นี้หาย จดไว้บนกระดาษหรือเก็บในโปรแกรมจัดการรหัสผ่าน',
  'secure.saveWarning':
    'เราไม่มีสำเนาและรีเซ็ตให้ไม่ได้ หากอุปกรณ์นี้และรหัสนี้หายทั้งคู่ ทุกอย่างในกระเป๋าเงินของคุณจะสูญหาย อย่าบอกรหัสนี้แก่ใคร',
  'secure.codeName': 'รหัสกู้คืน',
  'secure.copy': 'คัดลอกรหัส',
  'secure.copied': 'คัดลอกรหัสแล้ว',
  'secure.saved': 'ฉันบันทึกแล้ว',

  'secure.confirmTitle': 'ตรวจสอบว่าคุณบันทึกแล้ว',
  'secure.confirmLead': 'ป้อนสองส่วนนี้ของรหัสกู้คืนจากสำเนาที่คุณบันทึกไว้',
  'secure.part': 'ส่วนที่ {number}',
  'secure.confirmWrong': 'ไม่ตรงกับรหัสกู้คืนของคุณ ตรวจสอบสำเนาของคุณ หรือแสดงรหัสอีกครั้ง',
  'secure.showCode': 'แสดงรหัสอีกครั้ง',
  'secure.create': 'สร้างกระเป๋าเงิน',
  'secure.creating': 'กำลังสร้างกระเป๋าเงินของคุณ…',

  'secure.createdTitle': 'กระเป๋าเงินของคุณพร้อมแล้ว',
  'secure.compatible': '{network} และเครือข่ายที่เข้ากันได้',
  'secure.continue': 'ดำเนินการต่อ',

  'secure.recoverTitle': 'ป้อนรหัสกู้คืนของคุณ',
  'secure.recoverLead': 'กระเป๋าเงินของคุณยังไม่เคยเปิดในเบราว์เซอร์นี้ รหัสที่คุณบันทึกตอนสร้างกระเป๋าเงินใช้เปิดได้ที่นี่',
  'secure.openTitle': 'เปิดกระเป๋าเงินของคุณ',
  'secure.openLead': 'กระเป๋าเงินของคุณยังไม่เคยเปิดในเบราว์เซอร์นี้ เปิดด้วยพาสคีย์หรือรหัสกู้คืนของคุณ',
  'secure.mistyped': 'รหัสนี้ไม่ครบหรือพิมพ์ผิด เทียบกับสำเนาที่คุณบันทึกไว้',
  'secure.notYours': 'รหัสนี้เป็นของกระเป๋าเงินอื่น ป้อนรหัสที่คุณบันทึกไว้สำหรับบัญชีนี้',
  'secure.held': 'การรอนี้ช่วยปกป้องคุณหากมีคนอื่นได้รหัสของคุณไป กลับมาในอีก {time} แล้วป้อนรหัสอีกครั้ง',
  'secure.open': 'เปิดกระเป๋าเงิน',
  'secure.opening': 'กำลังเปิดกระเป๋าเงินของคุณ…',

  'secure.nothingTitle': 'ไม่มีอะไรต้องทำที่นี่',
  'secure.nothingLead': 'หน้าต่างนี้เป็นของกระเป๋าเงินของคุณ ปิดแล้วเริ่มใหม่ในแอปที่คุณเข้ามา',

  'secure.approveTitle': 'อนุมัติคำขอนี้ไหม',
  'secure.receiver': 'ที่อยู่ของผู้รับ',
  'secure.unsigned': 'ติดต่อกระเป๋าเงินไม่ได้ จึงไม่มีการลงนามใด ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง',
  'secure.signing': 'กำลังลงนาม…',
  'secure.approvedTitle': 'อนุมัติแล้ว',
  'secure.declinedTitle': 'ปฏิเสธแล้ว',
  'secure.overTitle': 'คำขอนี้สิ้นสุดแล้ว',
  'secure.overLead': 'แอปยกเลิกคำขอ หรือใช้เวลานานเกินไป ไม่มีการลงนามใดในหน้าต่างนี้',
  'secure.unsignedTitle': 'ลงนามไม่สำเร็จ',
  'secure.backLead': 'ปิดหน้าต่างนี้แล้วกลับไปที่แอป',
}
