import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'आपकी गतिविधि लोड हो रही है',
  'activity.failed': 'लेनदेन प्राप्त नहीं हो सके',
  'activity.moreFailed': 'पुराने लेनदेन लोड नहीं हुए।',
  'activity.showMore': 'पुराने लेनदेन दिखाएँ',
  'activity.moreLoading': 'पुराने लेनदेन लोड हो रहे हैं',
  'activity.emptyTitle': 'अभी कोई गतिविधि नहीं',
  'activity.emptyText': '{network} पर इस खाते के साथ जो होता है वह यहाँ दिखता है।',
  'activity.unsupportedTitle': 'यहाँ कोई इतिहास नहीं',
  'activity.noService': 'इस ऐप के पास खातों का इतिहास रखने वाली कोई सेवा नहीं है।',
  'activity.noHistory': 'इस ऐप की सेवा {network} का इतिहास नहीं रखती।',
  'activity.explorer': 'एक्सप्लोरर में देखें',
  'activity.sentHere': 'इस ऐप से भेजा गया',
  'activity.operation':
    '{operation, select, send {भेजा} receive {मिला} trade {अदला-बदली} mint {बनाया} burn {जलाया} approve {स्वीकृत} revoke {स्वीकृति वापस ली} deposit {जमा किया} withdraw {निकाला} borrow {उधार लिया} repay {चुकाया} claim {दावा किया} stake {स्टेक किया} unstake {स्टेक हटाया} sending {भेजा जा रहा है} self {ख़ुद को भेजा} other {अनुबंध कॉल}}',
  'activity.status':
    '{status, select, pending {लंबित} failed {विफल} replaced {बदला गया} dropped {नहीं भेजा गया} unproven {सत्यापित नहीं} other {परिवर्तित}}',
  'activity.to': 'प्राप्तकर्ता: {address}',
  'activity.from': 'प्रेषक: {address}',
  'activity.collectible': 'संग्रहणीय',
  'activity.more': '{count} और',
  'activity.dropped':
    '{count, plural, one {# लेनदेन छोड़ा गया: सेवा उसके बारे में जो कहती है वह संभव नहीं।} other {# लेनदेन छोड़े गए: सेवा उनके बारे में जो कहती है वह संभव नहीं।}}',
}
