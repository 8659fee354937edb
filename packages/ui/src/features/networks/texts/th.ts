import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'เครือข่าย',
  'networks.search': 'ค้นหาเครือข่าย',
  'networks.none': 'ไม่พบเครือข่ายที่ตรงกับ “{search}”',
  'networks.unavailable': 'ไม่ได้เปิดใช้ใน {wallet}',
  'networks.chosen': 'เลือก {network} แล้ว',
  'networks.help': 'เครือข่ายคืออะไร',
  'whatIsANetwork.ledgerTitle': 'สมุดบันทึกที่ใช้ร่วมกัน',
  'whatIsANetwork.ledgerText':
    'เครือข่ายคือบันทึกสาธารณะว่าใครเป็นเจ้าของอะไร คอมพิวเตอร์จำนวนมากช่วยกันดูแลให้ข้อมูลตรงกัน จึงไม่มีใครแก้ไขได้เพียงลำพัง',
  'whatIsANetwork.separateTitle': 'แต่ละเครือข่ายแยกจากกัน',
  'whatIsANetwork.separateText':
    'ที่อยู่ของคุณอาจเหมือนกันในหลายเครือข่าย แต่สิ่งที่คุณมีบนเครือข่ายหนึ่งจะไม่มีอยู่บนเครือข่ายอื่น',
  'whatIsANetwork.feeTitle': 'ค่าธรรมเนียมเป็นเหรียญของตัวเอง',
  'whatIsANetwork.feeText':
    'แต่ละเครือข่ายเก็บค่าธรรมเนียมเป็นเหรียญของตัวเอง ควรมีติดไว้เล็กน้อยในทุกเครือข่ายที่คุณใช้',
  'whatIsANetwork.choose': 'เลือกเครือข่าย',
  'switchNetwork.pendingTitle': 'ดำเนินการต่อใน {wallet}',
  'switchNetwork.pendingText': 'อนุมัติการสลับไปยัง {network}',
  'switchNetwork.slowText': 'ไม่เห็นใช่ไหม เปิด {wallet} แล้วเลือก {network} หน้านี้จะอัปเดตโดยอัตโนมัติ',
  'switchNetwork.successTitle': 'คุณอยู่บน {network} แล้ว',
  'switchNetwork.rejectedTitle': 'การสลับถูกปฏิเสธ',
  'switchNetwork.rejectedText': 'คุณยังอยู่บน {network}',
  'switchNetwork.waitingTitle': 'เปิด {wallet}',
  'switchNetwork.unsupportedTitle': 'สลับใน {wallet}',
  'switchNetwork.unsupportedText': 'เลือก {network} ใน {wallet} หากมีอยู่ในรายการ หน้านี้จะอัปเดตโดยอัตโนมัติ',
  'switchNetwork.errorTitle': 'สลับเครือข่ายไม่สำเร็จ',
  'switchNetwork.offerTitle': 'สลับไปยัง {network} ไหม',
  'switchNetwork.offerText': '{wallet} เชื่อมต่ออยู่บน {current} ก่อนหน้านี้คุณเลือก {network}',
  'switchNetwork.offerSwitch': 'สลับไปยัง {network}',
  'switchNetwork.offerStay': 'อยู่บน {network} ต่อ',
  'switchNetwork.retry': 'ลองอีกครั้ง',
  'switchNetwork.other': 'เลือกเครือข่ายอื่น',
  'switchNetwork.otherWallet': 'ใช้กระเป๋าเงินอื่น',
  'switchActiveChain.heading': 'เชื่อมต่อกระเป๋าเงินสำหรับ {chain}',
  'switchActiveChain.text': '{network} ต้องใช้กระเป๋าเงินที่รองรับ {chain} กระเป๋าเงินอื่นของคุณจะยังเชื่อมต่ออยู่',
  'switchActiveChain.connect': 'เชื่อมต่อกระเป๋าเงิน',
  'switchActiveChain.cancel': 'ไว้ทีหลัง',
  'unsupported.heading': 'ไม่รองรับเครือข่ายนี้',
  'unsupported.text': 'กระเป๋าเงินของคุณอยู่บนเครือข่ายที่แอปนี้ไม่รองรับ สลับเครือข่ายเพื่อดำเนินการต่อ',
}
