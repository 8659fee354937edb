import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'आपके टोकन लोड नहीं हुए',
  'tokens.partial': 'कीमतें और कुछ टोकन नहीं दिख रहे: वे लोड नहीं हुए।',
  'tokens.totalKnown': 'अज्ञात मूल्य वाले {count, plural, one {# टोकन} other {# टोकनों}} के बिना कुल',
  'tokens.dropped':
    '{count, plural, one {# टोकन छोड़ा गया: सेवा उसके बारे में जो कहती है वह संभव नहीं।} other {# टोकन छोड़े गए: सेवा उनके बारे में जो कहती है वह संभव नहीं।}}',
}
