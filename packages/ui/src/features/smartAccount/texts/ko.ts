import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    '스마트 계정으로 여러 단계를 한 번에 확인하고, 앱이 수수료를 대신 낼 수 있어요. 주소는 그대로예요.',
  'smartAccount.introContract':
    '스마트 계정으로 여러 단계를 한 번에 확인하고, 앱이 수수료를 대신 낼 수 있어요. 일반 계정과 주소가 달라요.',
  'smartAccount.addresses': '같은 로그인, 다른 주소',
  'smartAccount.use': '스마트 계정 사용',
  'smartAccount.kept': '꺼졌어요. 업그레이드된 것은 제거할 때까지 그대로예요.',
  'smartAccount.loading': '네트워크를 확인하는 중…',
  'smartAccount.ready': '준비됐어요. 첫 작업과 함께 업그레이드돼요.',
  'smartAccount.readyContract': '준비됐어요. 첫 작업과 함께 만들어져요.',
  'smartAccount.upgraded': '업그레이드됨',
  'smartAccount.count': '{count, plural, other {네트워크 #개에서 업그레이드됨}}',
  'smartAccount.plain': '일반 계정',
  'smartAccount.unavailable': '여기서는 사용할 수 없어요. 일반 계정으로 작동해요.',
  'smartAccount.unavailableContract': '여기서는 사용할 수 없어요. 일반 계정을 사용하세요.',
  'smartAccount.unknown': '알 수 없는 코드를 실행해요',
  'smartAccount.contract': '컨트랙트 계정',
  'smartAccount.failed': '이 네트워크를 확인하지 못했어요',
  'smartAccount.explorer': '탐색기에서 보기',
  'smartAccount.remove': '업그레이드 제거',
  'smartAccount.removeText':
    '{network}에서 계정이 다시 일반 계정이 되고, 거기서 준 권한이 끝나요. 네트워크 수수료는 직접 내요.',
  'smartAccount.keep': '취소',
  'smartAccount.asking': '업그레이드를 제거하는 중…',
  'smartAccount.waiting': '{network}을(를) 기다리는 중…',
  'smartAccount.removed': '업그레이드를 제거했어요',
  'smartAccount.confirmed': '{network}에서 확인했어요.',
  'smartAccount.unclear': '아직 확인되지 않았어요',
  'smartAccount.unclearText': '처리 중이에요. 다시 시도하기 전에 탐색기에서 확인하세요.',
  'smartAccount.notRemoved': '업그레이드를 제거하지 못했어요',
  'smartAccount.done': '완료',
  'smartAccount.codeIntro':
    '계정은 프로그램의 코드를 실행할 수 있고, 그 프로그램이 계정을 대신해 움직여요. 내 계정이 실행하는 코드는 다음과 같아요.',
  'smartAccount.stop':
    '이 계정은 알 수 없는 코드를 실행해요. 코드를 만든 사람이 여기서 받은 것을 가져갈 수도 있어요.',
  'smartAccount.elsewhere': '제거하려면 {wallet}을(를) 열고 거기서 스마트 계정을 끄세요.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    '{network}에서는 스마트 계정을 사용할 수 없어요. 아무것도 전송되지 않았어요.',
  OPERATION_REJECTED:
    '받아들여지지 않았어요. 아무것도 전송되지 않았어요. 수수료가 충분한지 확인하세요.',
  SPONSOR_DECLINED:
    '스폰서가 더 이상 내지 않아요. 아무것도 전송되지 않았어요. 다시 시도해 새 수수료를 확인하세요.',
}
