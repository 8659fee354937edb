import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': '토큰을 불러오지 못했습니다',
  'tokens.partial': '가격과 일부 토큰을 불러오지 못했습니다.',
  'tokens.totalKnown': '{count, plural, other {가격을 알 수 없는 토큰 #개를 뺀 합계}}',
  'tokens.dropped':
    '{count, plural, other {토큰 #개를 제외했습니다. 서비스가 알려 준 내용이 불가능합니다.}}',
}
