import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': '토큰을 불러오지 못했어요',
  'tokens.partial': '일부 토큰과 가격을 불러오지 못했어요.',
  'tokens.totalKnown': '합계({count, plural, other {가격이 없는 토큰 #개}} 제외)',
  'tokens.dropped': '{count, plural, other {데이터가 유효하지 않은 토큰 #개를 숨겼어요.}}',
  'tokens.approvals': '{token} 승인',
}
