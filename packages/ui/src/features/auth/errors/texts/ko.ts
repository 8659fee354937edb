import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: '지갑에 접속하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  FRAME_REFUSED: '앱이 올바르게 설정되지 않았어요. 앱 고객지원에 문의해 주세요.',
  FRAME_LOST:
    '지갑이 더 이상 응답하지 않아요. 다시 시도하기 전에 요청이 처리되었는지 확인해 주세요.',
  FRAME_BAD_ANSWER: '저희 쪽에서 문제가 발생했어요. 다시 시도해 주세요.',
  FRAME_VERSION_UNSUPPORTED:
    '이 앱과 지갑의 버전이 맞지 않아요. 페이지를 새로 고치거나 앱 고객 지원에 문의해 주세요.',
  LOGIN_CODE_WRONG: '코드가 맞지 않아요. 가장 최근 이메일의 코드를 사용해 주세요.',
  LOGIN_CODE_EXPIRED: '코드가 만료되었어요. 새 코드를 요청해 주세요.',
  LOGIN_THROTTLED: '시도 횟수가 너무 많아요. 잠시 후 다시 시도해 주세요.',
  LOGIN_PROVIDER_REFUSED: '로그인이 거절되었어요. 공유된 것은 없어요.',
  LOGIN_PROVIDER_FAILED: '로그인하지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  LOGIN_WINDOW_CLOSED: '로그인하기 전에 창이 닫혔어요.',
  LOGIN_DEVICE_UNPROVEN: '본인의 지갑인지 확인할 때까지 여기서는 지갑이 잠겨 있어요.',
  WALLET_LOCKED: '이 브라우저에서 지갑이 잠겨 있어요. 잠금을 해제하려면 다시 시도해 주세요.',
  SHARE_MISMATCH: '지갑을 열지 못했어요. 서명된 것은 없어요. 다른 복구 방법을 사용해 주세요.',
  SHARE_REFUSED: '서버가 지갑의 잠금을 해제하지 않았어요. 서명된 것은 없어요. 다시 시도해 주세요.',
}
