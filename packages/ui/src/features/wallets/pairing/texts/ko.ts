import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { PairingTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof PairingTexts> = {
  'pairing.scan': '휴대폰 카메라나 {wallet}(으)로 스캔하세요.',
  'pairing.scanAny': '휴대폰 카메라나 지갑 앱으로 스캔하세요.',
  'pairing.slow': '평소보다 오래 걸립니다. 인터넷 연결을 확인하세요.',
  'pairing.copy': '링크 복사',
  'pairing.copied': '링크를 복사했습니다',
  'pairing.phone': '휴대폰',
  'pairing.here': '이 기기',
  'pairing.elsewhere': '다른 기기',
  'pairing.desktop': '데스크톱',
  'pairing.web': '웹',
  'pairing.others': '다른 방법',
  'pairing.declined': '지갑에서 거절했습니다. 다시 시도할 수 있습니다.',
}
