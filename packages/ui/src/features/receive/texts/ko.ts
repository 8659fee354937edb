import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': '내 주소의 QR 코드',
  'receive.scan': '스캔해서 이 주소로 보내기',
  'receive.address': '내 주소',
  'receive.copy': '주소 복사',
  'receive.copied': '주소를 복사했어요',
  'receive.networks': '{count, plural, other {네트워크 #개에서 받기}}',
  'receive.share': '공유',
  'receive.kinds': '주소 유형',
  'receive.payment': '결제',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    '비트코인 전용이에요. 여기로 보낸 Ordinals나 수집품은 실수로 쓰일 수 있어요.',
  'receive.ordinalHint': 'Ordinals와 수집품 전용이에요. 비트코인은 다른 주소를 사용하세요.',
  'receive.smartAccount':
    '이 스마트 계정은 {network}에서만 작동해요. 다른 네트워크에서는 받지 마세요.',
  'compatible.warning':
    '아래 네트워크에서만 받으세요. 다른 네트워크에서 보낸 자금은 잃을 수 있어요.',
  'compatible.list': '이 주소가 지원하는 네트워크',
}
