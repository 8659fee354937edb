import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** ไทย. Made by a machine and not yet reviewed by a native speaker. */
export const th: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'เครือข่าย',
  'networks.search': 'ค้นหาเครือข่าย',
  'networks.none': 'ไม่มีเครือข่ายที่ตรงกับ “{search}”',
  'networks.unavailable': '{wallet} ไม่อนุญาตให้ใช้ที่นี่',
  'networks.chosen': 'เลือก {network} แล้ว',
  'networks.help': 'เครือข่ายคืออะไร',
  'whatIsANetwork.ledgerTitle': 'สมุดบัญชีที่ใช้ร่วมกัน',
  'whatIsANetwork.ledgerText':
    'เครือข่ายคือบันทึกสาธารณะว่าใครเป็นเจ้าของอะไร คอมพิวเตอร์จำนวนมากดูแลร่วมกัน จึงไม่มีใครแก้ไขเพียงลำพังได้',
  'whatIsANetwork.separateTitle': 'แต่ละเครือข่ายแยกกัน',
  'whatIsANetwork.separateText':
    'ที่อยู่ของคุณอาจเหมือนกันในหลายเครือข่าย แต่สิ่งที่คุณมีในเครือข่ายหนึ่งจะไม่อยู่ในเครือข่ายอื่น',
  'whatIsANetwork.feeTitle': 'มีเหรียญของตัวเอง',
  'whatIsANetwork.feeText': 'แต่ละเครือข่ายเก็บค่าธรรมเนียมเป็นเหรียญของตัวเอง โปรดมีติดไว้บ้างในเครือข่ายที่คุณจะใช้',
  'whatIsANetwork.choose': 'เลือกเครือข่าย',
  'switchNetwork.pendingTitle': 'ดำเนินการต่อใน {wallet}',
  'switchNetwork.pendingText': 'ยืนยันที่นั่นว่าคุณต้องการใช้ {network}',
  'switchNetwork.slowText': 'ไม่เห็นอะไรใช่ไหม เปิด {wallet} แล้วเลือก {network} จากนั้นหน้านี้จะเปลี่ยนตามเอง',
  'switchNetwork.successTitle': 'คุณอยู่บน {network}',
  'switchNetwork.rejectedTitle': 'คุณปฏิเสธการเปลี่ยน',
  'switchNetwork.rejectedText': 'คุณยังอยู่บน {network}',
  'switchNetwork.waitingTitle': 'เปิด {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} เปลี่ยนเองไม่ได้',
  'switchNetwork.unsupportedText': 'เลือก {network} ใน {wallet} หากมี แล้วหน้านี้จะเปลี่ยนตามเอง',
  'switchNetwork.errorTitle': 'เปลี่ยนไม่สำเร็จ',
  'switchNetwork.offerTitle': 'เปลี่ยนเป็น {network} ไหม',
  'switchNetwork.offerText': '{wallet} เชื่อมต่ออยู่บน {current} ก่อนหน้านี้คุณเลือก {network}',
  'switchNetwork.offerSwitch': 'เปลี่ยนเป็น {network}',
  'switchNetwork.offerStay': 'อยู่บน {network} ต่อ',
  'switchNetwork.retry': 'ลองอีกครั้ง',
  'switchNetwork.other': 'เลือกเครือข่ายอื่น',
  'switchNetwork.otherWallet': 'ใช้กระเป๋าเงินอื่น',
  'switchActiveChain.heading': 'เชื่อมต่อกระเป๋าเงินสำหรับ {chain}',
  'switchActiveChain.text': '{network} ต้องใช้กระเป๋าเงินที่รองรับ {chain} สิ่งที่คุณเชื่อมต่อไว้แล้วจะยังเชื่อมต่ออยู่',
  'switchActiveChain.connect': 'เชื่อมต่อกระเป๋าเงิน',
  'switchActiveChain.cancel': 'ไว้ทีหลัง',
  'unsupported.heading': 'ใช้เครือข่ายนี้ที่นี่ไม่ได้',
  'unsupported.text': 'กระเป๋าเงินของคุณอยู่บนเครือข่าย ซึ่งแอปนี้ไม่ใช้ โปรดเปลี่ยนเป็นเครือข่ายใดเครือข่ายหนึ่งต่อไปนี้',
}
