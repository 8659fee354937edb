import type { AreaTexts } from '../../area/textArea.ts'
import type { en } from '../en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof typeof en> = {
  'receive.code': '내 주소의 QR 코드',
  'receive.scan': '이 코드를 스캔하면 내 계정으로 보낼 수 있습니다.',
  'receive.address': '내 주소',
  'receive.copy': '주소 복사',
  'receive.copied': '주소를 복사했습니다',
  'receive.networks': '{count, plural, other {네트워크 #개에서 사용 가능}}',
  'compatible.warning':
    '아래 네트워크에서만 이 주소로 보내세요. 다른 네트워크에서 보낸 것은 잃을 수 있습니다.',
  'compatible.list': '이 주소를 쓸 수 있는 네트워크',

  'tokens.loading': '토큰을 불러오는 중',
  'tokens.failed': '토큰을 불러오지 못했습니다',
  'tokens.partial': '가격과 일부 토큰을 불러오지 못했습니다.',
  'tokens.emptyTitle': '아직 토큰이 없습니다',
  'tokens.emptyText': '이 계정이 {network}에서 가진 것이 여기에 표시됩니다.',
}
