import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {หมดอายุ} revoked {เพิกถอนแล้ว} other {ใช้งานอยู่}}',
  'permissions.loading': 'กำลังโหลดสิทธิ์',
  'permissions.none':
    '{tab, select, expired {ไม่มีสิ่งใดหมดอายุ} revoked {ไม่มีสิ่งใดถูกเพิกถอน} other {ไม่มีสิ่งใดทำงานโดยที่คุณไม่อนุมัติ}}',
  'permissions.noneText': 'สิ่งที่แอปนี้ทำได้โดยไม่ต้องถามจะแสดงที่นี่',
  'permissions.undated': 'ไม่ทราบวันที่',
  'permissions.missingService': 'โหลดสิทธิ์จากเบราว์เซอร์อื่นของคุณไม่ได้',
  'permissions.missingWallet': '{wallet} ไม่เปิดเผยรายการ นี่คือสิ่งที่เบราว์เซอร์นี้จำไว้',
  'permissions.unsupportedTitle': '{wallet} ไม่ให้สิทธิ์',
  'permissions.unsupportedText': 'แอปต้องถามคุณทุกครั้ง',
  'permissions.failedTitle': 'โหลดสิทธิ์ของคุณไม่ได้',
  'permissions.until': 'จนถึง {date}',
  'permissions.ended': 'สิ้นสุด {date}',
  'permissions.unknown': 'ยังไม่ยืนยัน',
  'permissions.broader': 'มากเกินไป',
  'permissions.revoking': 'กำลังเพิกถอน',
  'permissions.any': '{symbol} จำนวนเท่าใดก็ได้',
  'permissions.unknownAmount': '{token} จำนวนหนึ่ง',
  'permissions.periodic':
    '{unit, select, minute {{amount} ต่อนาที} hour {{amount} ต่อชั่วโมง} day {{amount} ต่อวัน} week {{amount} ต่อสัปดาห์} other {{amount} ทุก {time}}}',
  'permissions.stream': '{amount} ต่อวัน รวมไม่เกิน {max}',
  'permissions.allowance': 'รวมไม่เกิน {amount}',
  'permissions.used': 'ใช้ไป {amount}',
  'permissions.usedInPeriod': 'ใช้ไป {amount} ในช่วงนี้',
  'permissions.calls': 'เรียก {names}',
  'permissions.callsWithValue': 'เรียก {names} และส่งไม่เกิน {amount}',
  'permissions.steps': 'สิ่งที่เกิดขึ้น',
  'permissions.stepWallet':
    '{fact, select, pending {ยืนยันใน {wallet}} done {{wallet} เพิกถอนแล้ว} failed {{wallet} ไม่ได้เพิกถอน} other {ถาม {wallet} จากที่นี่ไม่ได้}}',
  'permissions.stepList':
    '{fact, select, pending {กำลังตรวจสอบกับ {wallet}} done {ไม่อยู่ในรายการของ {wallet} แล้ว} failed {ยังอยู่ในรายการของ {wallet}} other {{wallet} ไม่มีรายการให้ตรวจสอบ}}',
  'permissions.stepChain':
    '{fact, select, pending {กำลังตรวจสอบกับ {network}} done {{network} ยืนยันแล้ว} failed {{network} ยังอนุญาตอยู่} other {สอบถาม {network} ไม่ได้}}',
  'permissions.stepService':
    '{fact, select, pending {กำลังแจ้งบริการ} done {บริการทราบแล้ว} other {แจ้งบริการไม่ได้}}',
  'permissions.app': 'แอป',
  'permissions.given': 'ให้เมื่อ',
  'permissions.endsAt': 'สิ้นสุด',
  'permissions.callLimit': 'จำนวนการเรียกสูงสุด',
  'permissions.delegate': 'ใครใช้ได้',
  'permissions.enforcer': 'บังคับใช้โดย',
  'permissions.gone': 'สิทธิ์นี้ไม่อยู่ที่นี่แล้ว',
  'permissions.broaderText': '{wallet} ให้มากกว่าที่แอปนี้ขอ แอปไม่ได้รับ แต่อาจยังใช้งานอยู่ โปรดเพิกถอน',
  'permissions.allowed': 'อนุญาตโดยไม่ต้องถาม',
  'permissions.openText': 'อาจยังใช้งานอยู่ ลองอีกครั้ง หรือเพิกถอนใน {wallet}',
  'permissions.revoke': 'เพิกถอน',
  'permissions.revokeAgain': 'เพิกถอนอีกครั้ง',
  'permissions.revokeAll': 'เพิกถอนทั้ง {count}',
  'permissions.createdTitle': '{app} ได้รับสิทธิ์จากคุณแล้ว',
  'permissions.createdText': '{words} จนถึง {date} คุณเพิกถอนได้ทุกเมื่อในการตั้งค่าบัญชี',
  'permissions.see': 'ดูสิทธิ์',
  'permissions.network': 'เครือข่าย',
  'permissions.done': 'เสร็จสิ้น',
  PERMISSION_INVALID: 'แอปนี้ขอสิทธิ์ที่ไม่ถูกต้อง ไม่มีการให้สิทธิ์ใด',
  PERMISSION_UNSUPPORTED: '{wallet} ให้สิทธิ์นี้ไม่ได้ ลองกระเป๋าเงินอื่น',
  PERMISSION_BROADER_THAN_ASKED: '{wallet} ให้มากกว่าที่แอปนี้ขอ เพิกถอนได้ในสิทธิ์ที่อนุญาต',
}
