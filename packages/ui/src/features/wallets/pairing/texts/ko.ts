import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '{wallet} 앱이나 휴대폰 카메라로 스캔하세요.',
  'pairing.scanAny': '지갑 앱이나 휴대폰 카메라로 스캔하세요.',
  'pairing.slow': '평소보다 오래 걸리고 있어요. 인터넷 연결을 확인해 주세요.',
  'pairing.copy': '링크 복사',
  'pairing.copied': '링크를 복사했어요',
  'pairing.phone': '휴대폰',
  'pairing.here': '이 기기',
  'pairing.elsewhere': '다른 기기',
  'pairing.desktop': '데스크톱',
  'pairing.web': '웹',
  'pairing.others': '다른 방법',
  'pairing.declined': '요청이 거절됐어요. 준비되면 다시 시도하세요.',
}
