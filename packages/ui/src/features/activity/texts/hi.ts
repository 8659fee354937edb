import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'आपकी गतिविधि लोड हो रही है',
  'activity.failed': 'लेन-देन लोड नहीं हो सके',
  'activity.moreFailed': 'पिछले लेन-देन लोड नहीं हो सके।',
  'activity.showMore': 'पिछले लेन-देन दिखाएं',
  'activity.moreLoading': 'पिछले लेन-देन लोड हो रहे हैं',
  'activity.emptyTitle': 'अभी कोई गतिविधि नहीं',
  'activity.emptyText': '{network} पर आपके लेन-देन यहां दिखेंगे।',
  'activity.unsupportedTitle': 'गतिविधि उपलब्ध नहीं है',
  'activity.noService': 'अपने लेन-देन ब्लॉक एक्सप्लोरर पर देखें।',
  'activity.noHistory': '{network} पर अपने लेन-देन ब्लॉक एक्सप्लोरर पर देखें।',
  'activity.explorer': 'एक्सप्लोरर पर देखें',
  'activity.sentHere': 'इस ऐप से भेजा गया',
  'activity.operation':
    '{operation, select, send {भेजा} receive {मिला} trade {स्वैप किया} mint {मिंट किया} burn {बर्न किया} approve {मंज़ूर किया} revoke {मंज़ूरी वापस ली} deposit {जमा किया} withdraw {निकाला} borrow {उधार लिया} repay {चुकाया} claim {क्लेम किया} stake {स्टेक किया} unstake {अनस्टेक किया} sending {भेजा जा रहा है} self {खुद को भेजा} other {कॉन्ट्रैक्ट कॉल}}',
  'activity.status':
    '{status, select, pending {लंबित} open {आपके वॉलेट में अब भी खुला है} failed {विफल} replaced {दूसरे से बदला गया} dropped {नहीं भेजा गया} unproven {सत्यापित नहीं} other {बदल गया}}',
  'activity.to': '{address} को',
  'activity.from': '{address} से',
  'activity.collectible': 'कलेक्टिबल',
  'activity.more': '{count} और',
  'activity.dropped':
    '{count, plural, one {# लेन-देन छिपाया गया है, क्योंकि उसका डेटा अमान्य है।} other {# लेन-देन छिपाए गए हैं, क्योंकि उनका डेटा अमान्य है।}}',
}
