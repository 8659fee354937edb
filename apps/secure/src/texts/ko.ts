import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': '코드를 입력해 주세요',
  'secure.codeLead': '{email} 주소로 보냈어요.',
  'secure.code': '이메일에 있는 코드',
  'secure.digit': '{number}번째 숫자',
  'secure.codeWrong': '{count, plural, other {코드가 맞지 않아요. #번 더 시도할 수 있어요.}}',
  'secure.codeOver': '이 코드는 더 이상 사용할 수 없어요. 새 코드를 요청해 주세요.',
  'secure.throttled': '시도 횟수가 너무 많아요. {time} 후에 다시 시도해 주세요.',
  'secure.service': '지갑에 접속하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  'secure.minutes': '{count, plural, other {#분}}',
  'secure.hours': '{count, plural, other {#시간}}',
  'secure.resend': '코드 다시 보내기',
  'secure.resendIn': '{seconds}초 후 다시 보내기',
  'secure.resent': '코드를 다시 보냈어요.',
  'secure.noMail': '이메일이 아직 없나요? 스팸함을 확인해 주세요.',
  'secure.otherEmail': '다른 이메일 사용',

  'secure.passkeyTitle': '패스키를 사용해 주세요',
  'secure.passkeyLead': '아직 여기에 지갑이 없다면 만들어 주세요.',
  'secure.usePasskey': '패스키 사용',
  'secure.useCode': '복구 코드 사용',
  'secure.incomplete': '패스키가 사용되지 않았어요. 다시 시도하거나 다른 방법을 선택해 주세요.',
  'secure.wrongPasskey':
    '이 패스키는 여기서 사용할 수 없어요. 다른 패스키를 사용하거나 다른 방법을 선택해 주세요.',
  'secure.lackingPasskey':
    '이 패스키로 로그인할 수 있지만 지갑은 열 수 없어요. 지갑을 열려면 복구 코드가 필요해요.',

  'secure.methodTitle': '지갑 복구 방법을 선택해 주세요',
  'secure.methodLead': '다른 브라우저에서 지갑을 열거나 이 기기를 잃어버렸을 때 필요해요.',
  'secure.testTitle': '패스키를 확인해 주세요',
  'secure.testLead': '새 패스키를 한 번 사용해 지갑이 열리는지 확인해 주세요.',

  'secure.saveTitle': '복구 코드를 저장해 주세요',
  'secure.saveLead':
    '다른 브라우저에서 지갑을 열거나 이 기기를 잃어버렸을 때 필요해요. 종이에 적거나 비밀번호 관리자에 저장해 주세요.',
  'secure.saveWarning':
    '저희에게는 사본이 없고 재설정할 수도 없어요. 이 기기와 이 코드를 모두 잃으면 지갑에 있는 모든 것을 잃어요. 이 코드를 절대 공유하지 마세요.',
  'secure.codeName': '복구 코드',
  'secure.copy': '코드 복사',
  'secure.copied': '코드를 복사했어요',
  'secure.saved': '저장했어요',

  'secure.confirmTitle': '저장했는지 확인해 주세요',
  'secure.confirmLead': '저장한 사본을 보고 복구 코드의 이 두 부분을 입력해 주세요.',
  'secure.part': '{number}번째 부분',
  'secure.confirmWrong':
    '복구 코드와 일치하지 않아요. 사본을 확인하거나 코드를 다시 표시해 주세요.',
  'secure.showCode': '코드 다시 보기',
  'secure.create': '지갑 만들기',
  'secure.creating': '지갑을 만드는 중…',

  'secure.createdTitle': '지갑이 준비되었어요',
  'secure.compatible': '{network} 및 호환 네트워크',
  'secure.continue': '계속',

  'secure.recoverTitle': '복구 코드를 입력해 주세요',
  'secure.recoverLead':
    '이 브라우저에서 지갑을 처음 열어요. 지갑을 만들 때 저장한 코드로 여기서 열 수 있어요.',
  'secure.openTitle': '지갑을 열어 주세요',
  'secure.openLead': '이 브라우저에서 지갑을 처음 열어요. 패스키나 복구 코드로 열어 주세요.',
  'secure.mistyped': '코드가 완전하지 않거나 잘못 입력되었어요. 저장한 사본과 비교해 주세요.',
  'secure.notYours': '다른 지갑의 코드예요. 이 계정용으로 저장한 코드를 입력해 주세요.',
  'secure.held':
    '다른 사람이 코드를 가지고 있을 때를 대비한 대기 시간이에요. {time} 후에 돌아와 다시 입력해 주세요.',
  'secure.open': '지갑 열기',
  'secure.opening': '지갑을 여는 중…',

  'secure.secondLead': '새 기기에서는 패스키만으로 부족해요. {email}로 보낸 코드를 입력해 주세요.',
  'secure.oldCodeLead': '현재 이메일 {email}로 보낸 코드를 입력해 주세요.',
  'secure.newCodeLead': '이제 새 이메일 {email}로 보낸 코드를 입력해 주세요.',
  'secure.emailLead':
    '코드는 {email}로 받고 있어요. 먼저 그 주소로, 다음에 새 이메일로 코드를 보낼게요.',
  'secure.newEmail': '새 이메일',
  'secure.emailInvalid': '올바른 이메일 주소를 입력해 주세요.',
  'secure.emailSame': '이미 사용 중인 이메일이에요. 다른 이메일을 입력해 주세요.',
  'secure.emailTaken':
    '다른 계정이 이 이메일을 사용해요. 변경된 것은 없어요. 다른 이메일을 입력해 주세요.',
  'secure.noEmail': '여기서는 이메일 코드로 로그인하지 않으므로 변경할 이메일이 없어요.',

  'secure.lostEmail': '이 메일함을 열 수 없어요',
  'secure.lostLead':
    '패스키로 확인한 다음, 새 이메일로 보낸 코드로 확인해 주세요. 변경에는 72시간이 걸리고, 그 전까지 기존 메일함 {email}에서 멈출 수 있어요.',
  'secure.waitingTitle': '이메일이 바뀔 예정이에요',
  'secure.waitingLead': '이메일이 {time} 후에 {email}로 바뀌어요. 그 전까지는 이전처럼 로그인해요.',
  'secure.stopChange': '변경 멈추기',
  'secure.keepTitle': '이메일을 그대로 쓸까요?',
  'secure.keepLead':
    '누군가 이 메일함 없이 이메일을 바꾸려고 지갑의 패스키를 사용했어요. 그대로 쓰려면 여기에서 변경을 멈춰 주세요.',
  'secure.keptTitle': '이메일은 그대로예요',
  'secure.keptLead':
    '변경을 멈췄어요. 요청한 적이 없다면 지갑 설정에서 모르는 기기와 패스키를 삭제해 주세요.',
  'secure.linkOverTitle': '이 링크는 더 이상 사용할 수 없어요',
  'secure.keepOverLead':
    '변경이 이미 멈췄거나 끝났어요. 로그인하는 이메일은 지갑 설정에서 볼 수 있어요.',
  'secure.freezeTitle': '지갑을 동결할까요?',
  'secure.freezeLead':
    '설정에서 다시 열 때까지 어떤 브라우저에서도 지갑이 아무것도 서명하지 않아요.',
  'secure.freeze': '지갑 동결',
  'secure.frozenTitle': '지갑이 동결되었어요',
  'secure.frozenLead':
    '지금은 아무것도 서명하지 않아요. 로그인해 지갑 설정에서 다시 열고, 모르는 기기와 로그인 방법을 삭제해 주세요.',
  'secure.freezeOverLead':
    '이미 사용했거나 너무 오래된 링크예요. 더 최근 메일의 링크를 쓰거나 지갑 설정에서 모르는 기기를 삭제해 주세요.',
  'secure.linkTitle': '이미 지갑이 있어요',
  'secure.linkLead':
    '이 지갑은 {email}의 것이에요. 본인 지갑임을 확인하면 이 로그인으로도 열 수 있어요.',
  'secure.linkWrong':
    '그 로그인으로는 이 지갑을 열 수 없어요. 다른 로그인을 사용하거나 다른 방법을 선택해 주세요.',
  'secure.linkIncomplete': '로그인이 완료되지 않았어요. 다시 시도하거나 다른 방법을 선택해 주세요.',
  'secure.linkBlocked': '브라우저가 창을 차단했어요. 다시 시도해 창을 열어 주세요.',
  'secure.linkWaiting': '{provider} 창에서 완료해 주세요.',
  'secure.useEmail': '이메일로 코드 받기',
  'secure.useProvider': '{provider}에서 계속하세요',
  'secure.linkSeparate': '별도의 지갑 만들기',

  'secure.useDevice': '다른 기기 사용',
  'secure.deviceLead':
    '이미 지갑을 열 수 있는 기기에서 이 앱의 계정 설정으로 이동해 ‘{add}’를 선택하고 이 코드를 입력해 주세요.',
  'secure.deviceCode': '이 기기의 코드',
  'secure.deviceWaiting': '다른 기기를 기다리는 중…',
  'secure.deviceOffline': '오프라인 상태예요. 다시 연결되면 계속할게요.',
  'secure.otherWay': '다른 방법 선택',
  'secure.addLead':
    '새 기기에서 로그인하고 거기서 ‘{other}’을 선택해 주세요. 그런 다음 표시된 코드를 입력해 주세요.',
  'secure.addCode': '새 기기의 코드',
  'secure.addWarning':
    '추가한 기기는 지갑에 있는 모든 것을 쓸 수 있어요. 눈앞에 있는 기기만 추가해 주세요.',
  'secure.addMistyped': '코드는 12자예요. 새 기기와 비교해 주세요.',
  'secure.addWrong': '이 코드를 표시하는 기기가 없어요. 새 기기와 비교해 주세요.',

  'secure.deviceScan': '또는 그 기기의 카메라로 이 코드를 스캔해 주세요.',
  'secure.deviceAskLead': '{device}에서 지갑을 열려고 해요. 이 코드가 표시되는지 확인해 주세요:',
  'secure.deviceFront': '기기가 눈앞에 있고 이 코드를 표시해요',
  'secure.deviceAskNote':
    '직접 시작한 일이 아니라면 이 페이지를 닫아 주세요. 다른 사람이 내 계정으로 로그인할 수 있을지도 몰라요.',
  'secure.deviceGoneTitle': '새 기기를 찾을 수 없어요',
  'secure.deviceGoneLead':
    '이 코드로 기다리는 기기가 없어요. 새 기기에서 다시 시작하고 표시된 코드를 스캔해 주세요.',
  'secure.deviceLockedTitle': '이 브라우저에서 지갑이 열려 있지 않아요',
  'secure.deviceLockedLead':
    '지갑을 쓰는 앱에 여기에서 로그인한 다음 코드를 다시 스캔해 주세요. 또는 앱의 ‘{add}’에서 코드를 입력해 주세요.',
  'secure.deviceFailedTitle': '기기가 추가되지 않았어요',
  'secure.deviceFailedLead': '지갑 설정을 확인하고 새 기기에서 다시 시작해 주세요.',
  'secure.nothingTitle': '여기서 할 일이 없어요',
  'secure.nothingLead': '지갑에 속한 창이에요. 창을 닫고 원래 앱에서 다시 시작해 주세요.',

  'secure.approveTitle': '이 요청을 승인할까요?',
  'secure.receiver': '받는 사람의 주소',
  'secure.unsigned':
    '지갑에 접속하지 못해서 서명된 것은 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  'secure.signing': '서명하는 중…',
  'secure.together': '모두 한 번에 이루어지거나, 아무것도 이루어지지 않아요.',
  'secure.upgradeNote':
    '주소와 보유 자산은 그대로예요. 그때부터 아무도 바꿀 수 없는 {name} 코드를 실행해요.',
  'secure.upgradeAgree': '내 계정을 스마트 계정으로 만들기',
  'secure.leaves': '계정에서 나가는 것',
  'secure.removalNote': '이 코드로 앱이 할 수 있던 일도 끝나요.',
  'secure.approvedTitle': '승인됨',
  'secure.declinedTitle': '거절됨',
  'secure.overTitle': '이 요청은 끝났어요',
  'secure.overLead':
    '앱이 요청을 취소했거나 시간이 너무 오래 걸렸어요. 이 창에서는 아무것도 서명하지 않았어요.',
  'secure.unsignedTitle': '서명할 수 없었어요',
  'secure.backLead': '이 창을 닫고 앱으로 돌아가세요.',

  'secure.pairTitle': '창에 표시된 코드를 입력해 주세요',
  'secure.pairLead': '지갑 창에 숫자 6자리가 표시돼요.',
  'secure.pairCode': '창에 표시된 코드',
  'secure.pairWrong': '코드가 맞지 않아요. 창과 비교해 주세요.',
  'secure.pairOther': '다른 창 열기',
  'secure.shownCodeTitle': '이 코드를 앱에 입력해 주세요',
  'secure.shownCodeLead':
    '원래 앱으로 돌아가 이 숫자 6자리를 입력해 주세요. 직접 연 창이 아니라면 닫아 주세요.',
  'secure.shownCode': '이 창의 코드',
  'secure.lockedTitle': '다시 로그인해 주세요',
  'secure.lockedLead':
    '이 창은 요청받은 지갑에 로그인되어 있지 않아요. 창을 닫고 앱에서 다시 로그인해 주세요.',
}
