import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': '활동을 불러오는 중',
  'activity.failed': '거래를 가져오지 못했습니다',
  'activity.moreFailed': '이전 거래를 불러오지 못했습니다.',
  'activity.showMore': '이전 거래 보기',
  'activity.moreLoading': '이전 거래를 불러오는 중',
  'activity.emptyTitle': '아직 활동이 없습니다',
  'activity.emptyText': '{network}에서 이 계정에 일어난 일이 여기에 표시됩니다.',
  'activity.unsupportedTitle': '여기에는 기록이 없습니다',
  'activity.noService': '이 앱에는 계정 기록을 보관하는 서비스가 없습니다.',
  'activity.noHistory': '이 앱의 서비스는 {network} 기록을 보관하지 않습니다.',
  'activity.explorer': '탐색기에서 보기',
  'activity.sentHere': '이 앱에서 보냄',
  'activity.operation':
    '{operation, select, send {보냄} receive {받음} trade {교환함} mint {발행함} burn {소각함} approve {승인함} revoke {승인 취소함} deposit {예치함} withdraw {출금함} borrow {빌림} repay {갚음} claim {청구함} stake {스테이킹함} unstake {스테이킹 해제함} sending {보내는 중} self {나에게 보냄} other {컨트랙트 호출}}',
  'activity.status':
    '{status, select, pending {대기 중} failed {실패} replaced {대체됨} dropped {보내지 않음} unproven {확인 안 됨} other {변경됨}}',
  'activity.to': '받는 사람 {address}',
  'activity.from': '보낸 사람 {address}',
  'activity.collectible': '수집품',
  'activity.more': '{count}개 더',
  'activity.dropped':
    '{count, plural, other {거래 #건을 제외했습니다. 서비스가 알려 준 내용이 불가능합니다.}}',
}
