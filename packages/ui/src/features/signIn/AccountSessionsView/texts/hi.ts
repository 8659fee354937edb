import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AccountSessionsTexts } from './en.ts'

/** हिन्दी. Made by a machine and not yet reviewed by a native speaker. */
export const hi: AreaTexts<keyof AccountSessionsTexts> = {
  'sessions.site': 'वेबसाइट',
  'sessions.since': 'कब से',
  'sessions.until': 'कब तक',
  'sessions.none': 'आप {app} में साइन इन नहीं हैं',
  'sessions.signOut': 'साइन आउट करें',
  'sessions.everywhere': 'हर जगह से साइन आउट करें',
  'sessions.notReached': 'आप यहां साइन आउट हो चुके हैं। संपर्क होने पर ऐप को बता दिया जाएगा।',
  'sessions.devices': 'आप कहां साइन इन हैं',
  'sessions.loading': 'आपके डिवाइस लोड हो रहे हैं',
  'sessions.thisDevice': 'यह डिवाइस',
  'sessions.lastUsed': 'पिछला उपयोग: {time}',
  'sessions.device': '{system} पर {browser}',
  'sessions.unknown': 'अनजान ब्राउज़र',
  'sessions.signOutOf': '{device} से साइन आउट करें',
  'sessions.signedOutOf': '{device} से साइन आउट हो गया।',
  'sessions.onlyHere': 'आप कहीं और साइन इन नहीं हैं।',
  'sessions.failed': 'आपके दूसरे डिवाइस लोड नहीं हो सके।',
  'sessions.offline': 'आप ऑफ़लाइन हैं। ऑनलाइन होने पर आपके डिवाइस लोड होंगे।',
  SIWX_REQUIRED: 'आप साइन इन नहीं हैं। पहले साइन इन करें।',
  SIWX_SESSION_ENDED: 'आपका सत्र समाप्त हो गया है। फिर से साइन इन करें।',
}
