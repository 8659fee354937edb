import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ReceiveTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof ReceiveTexts> = {
  'receive.code': '내 주소의 QR 코드',
  'receive.scan': '이 코드를 스캔하면 내 계정으로 보낼 수 있습니다.',
  'receive.address': '내 주소',
  'receive.copy': '주소 복사',
  'receive.copied': '주소를 복사했습니다',
  'receive.networks': '{count, plural, other {네트워크 #개에서 사용 가능}}',
  'receive.share': '공유',
  'receive.kinds': '주소 종류',
  'receive.payment': '결제',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    '비트코인 전용입니다. 여기로 보낸 Ordinals 및 기타 수집품은 실수로 쓰일 수 있습니다.',
  'receive.ordinalHint': 'Ordinals 및 기타 수집품 전용입니다. 비트코인은 다른 주소로 받으세요.',
  'receive.smartAccount': '이 스마트 계정은 {network}용입니다. 다른 네트워크에서는 받지 마세요.',
  'compatible.warning':
    '아래 네트워크에서만 이 주소로 보내세요. 다른 네트워크에서 보낸 것은 잃을 수 있습니다.',
  'compatible.list': '이 주소를 쓸 수 있는 네트워크',
}
