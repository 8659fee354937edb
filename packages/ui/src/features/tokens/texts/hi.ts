import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'आपके टोकन लोड नहीं हो सके',
  'tokens.partial': 'कुछ टोकन और कीमतें लोड नहीं हो सकीं।',
  'tokens.totalKnown': 'कुल, बिना कीमत वाले {count, plural, one {# टोकन} other {# टोकन}} को छोड़कर',
  'tokens.dropped':
    '{count, plural, one {# टोकन छिपाया गया है, क्योंकि उसका डेटा अमान्य है।} other {# टोकन छिपाए गए हैं, क्योंकि उनका डेटा अमान्य है।}}',
  'tokens.approvals': '{token} की अनुमतियाँ',
}
