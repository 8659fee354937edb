import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': '활동을 불러오는 중',
  'activity.failed': '트랜잭션을 가져오지 못했어요',
  'activity.moreFailed': '이전 트랜잭션을 불러오지 못했어요.',
  'activity.showMore': '이전 트랜잭션 보기',
  'activity.moreLoading': '이전 트랜잭션을 불러오는 중',
  'activity.emptyTitle': '아직 활동이 없어요',
  'activity.emptyText': '{network} 트랜잭션이 여기에 표시돼요.',
  'activity.unsupportedTitle': '활동을 볼 수 없어요',
  'activity.noService': '트랜잭션은 블록 탐색기에서 확인하세요.',
  'activity.noHistory': '{network} 트랜잭션은 블록 탐색기에서 확인하세요.',
  'activity.explorer': '탐색기에서 보기',
  'activity.sentHere': '이 앱에서 보냄',
  'activity.operation':
    '{operation, select, send {보냄} receive {받음} trade {스왑} mint {민팅} burn {소각} approve {승인} revoke {승인 취소} deposit {예치} withdraw {인출} borrow {대출} repay {상환} claim {수령} stake {스테이킹} unstake {언스테이킹} sending {보내는 중} self {나에게 보냄} other {컨트랙트 호출}}',
  'activity.status':
    '{status, select, pending {대기 중} open {지갑에서 아직 대기 중} failed {실패} replaced {대체됨} dropped {보내지 않음} unproven {검증 안 됨} other {변경됨}}',
  'activity.to': '{address}에게',
  'activity.from': '{address}에게서',
  'activity.collectible': '수집품',
  'activity.more': '{count}개 더',
  'activity.dropped': '{count, plural, other {데이터가 유효하지 않은 트랜잭션 #건을 숨겼어요.}}',
}
