import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { NameTransfersTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof NameTransfersTexts> = {
  'nameTransfers.signatureText': 'सिग्नेचर इस्तेमाल नहीं हो सका। फिर से कोशिश करें।',
  'nameTransfers.transfers': 'ट्रांसफ़र',
  'nameTransfers.offeredBy': '{account} ने {date} तक के लिए पेश किया',
  'nameTransfers.offeredTo': '{account} को {date} तक के लिए पेश किया गया',
  'nameTransfers.leadsFrom': '{date} से आपके खाते पर ले जाएगा',
  'nameTransfers.passedOn': '{date} से {account} पर ले जाएगा',
  'nameTransfers.accept': 'स्वीकार करें',
  'nameTransfers.acceptName': '{name} स्वीकार करें',
  'nameTransfers.withdraw': 'वापस लें',
  'nameTransfers.withdrawName': '{name} की पेशकश वापस लें',
  'nameTransfers.accepted': '{name} आपका है।',
  'nameTransfers.withdrawn': '{name} की पेशकश वापस ली गई।',
  'nameTransfers.unchangedText': 'कुछ भी नहीं बदला गया।',
  NAME_LIMIT_REACHED: 'इस खाते के {limit} नाम हैं और इससे ज़्यादा नहीं हो सकते।',
  NAME_UNSUPPORTED: 'यह वॉलेट नाम के लिए साइन नहीं कर सकता। दूसरा वॉलेट इस्तेमाल करें।',
  NAME_NOT_OWNED: '{name} दूसरे खाते का है।',
}
