import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {만료됨} revoked {취소됨} other {사용 중}}',
  'permissions.loading': '권한을 불러오는 중',
  'permissions.none':
    '{tab, select, expired {만료된 권한이 없어요} revoked {취소된 권한이 없어요} other {승인 없이 실행되는 것이 없어요}}',
  'permissions.noneText': '이 앱이 묻지 않고 할 수 있는 일이 여기에 표시돼요.',
  'permissions.undated': '날짜를 알 수 없음',
  'permissions.missingService': '다른 브라우저의 권한을 불러오지 못했어요.',
  'permissions.missingWallet':
    '{wallet}이(가) 목록을 공유하지 않아서, 이 브라우저가 기억하는 내용을 보여줘요.',
  'permissions.unsupportedTitle': '{wallet}은(는) 권한을 지원하지 않아요',
  'permissions.unsupportedText': '앱이 매번 물어봐야 해요.',
  'permissions.failedTitle': '권한을 불러오지 못했어요',
  'permissions.until': '{date}까지',
  'permissions.ended': '{date}에 종료',
  'permissions.unknown': '확인되지 않음',
  'permissions.broader': '너무 많음',
  'permissions.revoking': '취소하는 중',
  'permissions.any': '{symbol} 제한 없이',
  'permissions.unknownAmount': '{token} 금액',
  'permissions.periodic':
    '{unit, select, minute {1분에 {amount}} hour {1시간에 {amount}} day {하루에 {amount}} week {1주일에 {amount}} other {{time}마다 {amount}}}',
  'permissions.stream': '하루에 {amount}, 모두 합해 최대 {max}',
  'permissions.allowance': '모두 합해 최대 {amount}',
  'permissions.used': '{amount} 사용됨',
  'permissions.usedInPeriod': '이번 기간에 {amount} 사용됨',
  'permissions.calls': '{names} 호출',
  'permissions.callsWithValue': '{names} 호출 및 최대 {amount} 보내기',
  'permissions.steps': '진행 상황',
  'permissions.stepWallet':
    '{fact, select, pending {{wallet}에서 확인하세요} done {{wallet}에서 취소했어요} failed {{wallet}에서 취소하지 않았어요} other {여기서는 {wallet}에 물어볼 수 없어요}}',
  'permissions.stepList':
    '{fact, select, pending {{wallet}에서 확인하는 중} done {{wallet} 목록에 더는 없어요} failed {아직 {wallet} 목록에 있어요} other {{wallet}에 확인할 목록이 없어요}}',
  'permissions.stepChain':
    '{fact, select, pending {{network}에서 확인 중} done {{network}에서 확인됐어요} failed {{network}에서 아직 허용돼요} other {{network}에 물어보지 못했어요}}',
  'permissions.stepService':
    '{fact, select, pending {서비스에 알리는 중} done {서비스에 알렸어요} other {서비스에 알리지 못했어요}}',
  'permissions.app': '앱',
  'permissions.given': '허용한 때',
  'permissions.endsAt': '끝나는 때',
  'permissions.callLimit': '최대 호출 수',
  'permissions.delegate': '사용할 수 있는 주체',
  'permissions.enforcer': '제한하는 주체',
  'permissions.gone': '이 권한은 더 이상 여기에 없어요',
  'permissions.broaderText':
    '{wallet}에서 이 앱이 요청한 것보다 더 많이 허용했어요. 앱은 받지 못했지만 아직 사용 중일 수 있어요. 취소하세요.',
  'permissions.allowed': '묻지 않고 허용한 것',
  'permissions.openText': '아직 사용 중일 수 있어요. 다시 시도하거나 {wallet}에서 취소하세요.',
  'permissions.revoke': '권한 취소',
  'permissions.revokeAgain': '권한 다시 취소',
  'permissions.revokeAll': '{count}개 모두 취소',
  'permissions.createdTitle': '{app}에 권한을 줬어요',
  'permissions.createdText': '{words}, {date}까지. 계정 설정에서 언제든 취소할 수 있어요.',
  'permissions.see': '권한 보기',
  'permissions.network': '네트워크',
  'permissions.done': '완료',
  PERMISSION_INVALID: '이 앱이 잘못된 권한을 요청했어요. 아무것도 허용하지 않았어요.',
  PERMISSION_UNSUPPORTED: '{wallet}에서 이 권한을 줄 수 없어요. 다른 지갑을 사용해 보세요.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet}에서 이 앱이 요청한 것보다 더 많이 허용했어요. 권한에서 취소하세요.',
}
