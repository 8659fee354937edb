import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = '앱이 올바르게 설정되지 않아 아직 사용할 수 없습니다. 개발자에게 알려 주세요.'
const again = '도중에 문제가 발생했습니다. 다시 시도하세요.'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<BaseTextKey> = {
  'modal.back': '뒤로',
  'modal.close': '닫기',
  'modal.stuck': '계속하려면 네트워크를 전환하거나 연결을 해제하세요.',
  'view.loading': '불러오는 중',
  'view.failedTitle': '이 부분을 불러오지 못했습니다',
  'view.failedText':
    '인터넷 연결이 끊겼을 수 있습니다. 사라진 내용은 없으니 연결을 확인하고 다시 시도하세요.',
  'view.retry': '다시 시도',
  'alert.dismiss': '닫기',
  'details.label': '세부 정보',
  'details.copy': '세부 정보 복사',
  'details.copied': '세부 정보를 복사했습니다',
  'copy.failed': '여기서는 복사가 차단되어 있습니다. 텍스트를 선택해 직접 복사하세요.',
  'search.clear': '검색어 지우기',
  'link.newTab': '(새 탭에서 열림)',

  'connect.title': '지갑 연결',
  'connect.recent': '최근 사용',
  'connect.installed': '설치됨',
  'connect.popular': '인기',
  'connect.more': '다른 지갑',
  'connect.wallets': '지갑',
  'connect.notInstalled': '설치되지 않음',
  'connect.unverified': '확인되지 않음',
  'connect.contested': '중복된 신원',
  'connect.otherChain': '{network} 미지원',
  'connect.all': '모든 지갑',
  'connect.loading': '지갑을 불러오는 중',
  'connect.partial': '일부 지갑을 불러오지 못했습니다.',
  'connect.noneHere': '이 브라우저에 지갑이 없습니다. 아래 지갑은 모두 사용할 수 있습니다.',
  'connect.noneHerePhone':
    '연결하려면 지갑 앱에 있는 브라우저에서 이 페이지를 여세요. 아래 앱에는 모두 브라우저가 있습니다.',
  'connect.nothing': '지금은 여기서 연결할 수 없습니다.',
  'connect.help': '지갑이란?',
  'connect.emptyTitle': '지갑이 없습니다',
  'connect.emptyText': '지갑은 웹에서 자산과 계정을 보관하고, 비밀번호 없이 로그인하게 해 줍니다.',
  'connect.emptyHint': '방금 설치하셨나요? 자동으로 여기에 표시됩니다.',
  'connect.emptyHintPhone': '휴대폰에서는 지갑 앱에 있는 브라우저에서 이 페이지를 여세요.',
  'connect.get': '지갑 받기',
  'connect.legalOne': '연결하면 {link}에 동의하게 됩니다.',
  'connect.legalBoth': '연결하면 {terms} 및 {privacy}에 동의하게 됩니다.',
  'connect.agreeOne': '{link}에 동의합니다.',
  'connect.agreeBoth': '{terms} 및 {privacy}에 동의합니다.',
  'connect.agreeFirst': '먼저 동의한 다음 지갑을 선택하세요.',
  'connect.terms': '이용약관',
  'connect.privacy': '개인정보 처리방침',

  'connecting.pendingTitle': '{wallet}에서 계속하세요',
  'connecting.pendingText': '지갑에서 요청을 승인하여 주소를 공유하세요.',
  'connecting.slowText':
    '아무것도 보이지 않나요? 브라우저 도구 모음에서 {wallet} 아이콘을 찾아보세요.',
  'connecting.unverifiedText':
    '이 지갑은 {wallet} 같지만 확인되지 않았습니다. 신뢰하는 경우에만 계속하세요.',
  'connecting.contestedText':
    '이 브라우저의 지갑 두 개가 {wallet}이라고 주장합니다. 그중 하나는 자금을 노리는 가짜일 수 있습니다. 모르는 확장 프로그램을 삭제한 다음 다시 연결하세요.',
  'connecting.doubtTitle': '올바른 지갑인가요?',
  'connecting.connectAnyway': '그래도 연결',
  'connecting.agreeTitle': '연결하기 전에',
  'connecting.agreeText': '이 앱을 사용하려면 먼저 약관에 동의해야 합니다.',
  'connecting.agree': '{wallet} 지갑으로 계속',
  'connecting.rejectedTitle': '요청을 거절했습니다',
  'connecting.rejectedText': '{wallet}에서 이 앱과 공유한 정보는 없습니다.',
  'connecting.waitingTitle': '{wallet} 열기',
  'connecting.errorTitle': '연결하지 못했습니다',
  'connecting.missingTitle': '{wallet} 지갑을 찾을 수 없습니다',
  'connecting.missingText':
    '{wallet} 지갑을 설치하거나 확장 프로그램을 켠 다음 이 페이지를 새로 고쳐 연결하세요.',
  'connecting.missingTextPhone':
    '{wallet} 지갑을 연결하려면 지갑 앱의 브라우저에서 이 페이지를 여세요.',
  'connecting.successTitle': '연결됨',
  'connecting.retry': '다시 시도',
  'connecting.other': '다른 지갑 선택',
  'connecting.reload': '페이지 새로 고침',
  'connecting.get': '{wallet} 받기',
  'pairing.code': 'QR 코드',
  'pairing.title': '휴대폰으로 스캔',

  'allWallets.title': '모든 지갑',
  'getWallet.title': '지갑 받기',
  'downloads.title': '{wallet} 받기',
  'whatIsAWallet.title': '지갑이란?',

  'account.title': '계정',
  'receive.title': '받기',
  'send.title': '보내기',
  'send.token': '토큰 선택',
  'send.review': '검토',
  'compatible.title': '사용할 수 있는 네트워크',
  'accountSettings.title': '계정 설정',
  'profileWallets.title': '내 지갑',

  'networks.title': '네트워크 선택',
  'whatIsANetwork.title': '네트워크란?',
  'switchNetwork.title': '네트워크 전환',
  'switchNetwork.wallet': '내 지갑',
  'switchActiveChain.title': '{chain} 전환',
  'unsupported.title': '네트워크 전환',
  'pairing.open': '{wallet} 열기',
  'pairing.notOpened': '{wallet} 앱이 열리지 않나요?',
  'pairing.otherWay': '다른 방법으로 열기',
  'account.disconnect': '연결 해제',
  'account.disconnecting': '연결 해제 중',
  'account.disconnectFailed': '연결을 해제하지 못했습니다. 지갑에서도 이 앱을 삭제하세요.',
  'tokens.title': '토큰',
  'activity.title': '활동',
  'networks.unlisted': '네트워크 {id}',

  'tokens.loading': '토큰을 불러오는 중',
  'tokens.emptyTitle': '아직 토큰이 없습니다',
  'tokens.emptyText': '이 계정이 {network}에서 가진 것이 여기에 표시됩니다.',
  'tokens.imitation': '모조품?',
  'tokens.showAll': '{count, plural, other {토큰 #개 모두 보기}}',
  'tokens.send': '{symbol} 보내기',
  'tokens.offline': '오프라인입니다. 다시 연결되면 저절로 불러옵니다.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: '지갑이 공유한 주소를 읽을 수 없습니다. 다른 계정으로 시도하세요.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: '이 지갑은 여기서 이 작업을 할 수 없습니다. 다른 지갑을 사용하세요.',
  CONNECTOR_NOT_FOUND: '이 지갑은 더 이상 사용할 수 없습니다. 다른 지갑을 선택하세요.',

  CONNECTION_USER_REJECTED: '{wallet}에서 요청을 거절했습니다. 공유된 정보는 없습니다.',
  CONNECTION_USER_CLOSED: '지갑이 연결되기 전에 창이 닫혔습니다.',
  CONNECTION_PENDING:
    '{wallet}: 이 사이트의 요청이 이미 지갑에서 기다리고 있습니다. 응답하고 계속하세요.',
  CONNECTION_TIMEOUT: '{wallet}에서 응답이 없습니다. 잠금을 해제하고 다시 시도하세요.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet}에서 공유된 계정이 없습니다. 지갑에서 하나 이상 선택하고 다시 시도하세요.',
  CONNECTION_REPLACED: '그사이 다른 지갑이 선택되었습니다.',
  CONNECTION_FAILED: '{wallet} 지갑을 연결하지 못했습니다. 다시 시도하거나 다른 지갑을 사용하세요.',
  CONNECTION_RELAY_UNREACHABLE:
    '지갑에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {지갑에 연결하는 서비스에서 이 앱을 거부했습니다. 기기의 시계를 확인하고 다시 시도하세요.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: '연결된 지갑이 없습니다. 먼저 지갑을 연결하세요.',
  CONNECTION_KIT_DESTROYED: '이 페이지에서 연결을 종료했습니다. 새로 고친 후 다시 시도하세요.',

  NETWORK_NOT_FOUND: '이 앱에서 제공하지 않는 네트워크입니다.',
  NETWORK_SWITCH_REJECTED: '{wallet}에서 전환을 거절했습니다. 네트워크는 그대로입니다.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} 지갑은 {network} 네트워크로 자동 전환할 수 없습니다. 지갑에서 선택하세요.',
  NETWORK_SWITCH_FAILED:
    '{wallet} 지갑이 {network} 네트워크로 전환되지 않았습니다. 지갑에서 선택하거나 다시 시도하세요.',
  NETWORK_RPC_FAILED: '지금 네트워크에서 응답이 없습니다. 잠시 후 다시 시도하세요.',
  NETWORK_SWITCH_TIMEOUT: '{wallet}에서 응답이 없습니다. 지갑을 열고 다시 시도하세요.',

  REQUEST_NOT_ALLOWED: '이 앱의 요청은 안전하게 표시할 수 없는 내용입니다.',
  REQUEST_USER_REJECTED: '{wallet}에서 요청을 거절했습니다. 서명하거나 보낸 내용은 없습니다.',
  REQUEST_CANCELLED: '요청을 취소했습니다. {wallet}에 아직 보이면 거기서 거절하세요.',
  REQUEST_TIMEOUT: '{wallet}에서 응답이 없습니다. 다시 시도하기 전에 이미 처리되었는지 확인하세요.',
  REQUEST_ACCOUNT_CHANGED: '그사이 계정이 변경되었습니다. 보낸 내용은 없습니다.',
  REQUEST_NETWORK_CHANGED: '그사이 네트워크가 변경되었습니다. 보낸 내용은 없습니다.',
  REQUEST_SIGNATURE_INVALID: '{wallet}의 서명이 계정과 일치하지 않습니다.',
  REQUEST_SIGNATURE_UNCHECKED: '서명을 확인할 수 없습니다. 온라인 상태에서 다시 시도하세요.',
  REQUEST_WRONG_ACCOUNT:
    '이 앱이 연결되지 않은 계정의 서명을 요청했습니다. 서명되거나 전송된 것은 없습니다.',
  REQUEST_WRONG_NETWORK:
    '이 요청은 연결된 네트워크가 아닌 다른 네트워크에 대한 것입니다. 서명되거나 전송된 것은 없습니다. 먼저 네트워크를 전환하세요.',
  REQUEST_UNREADABLE: '이 앱이 확인할 수 없는 요청을 보냈습니다. 서명되거나 전송된 것은 없습니다.',

  WALLET_NOT_INSTALLED: '이 브라우저에서 {wallet} 지갑을 찾을 수 없습니다.',
  WALLET_POPUP_BLOCKED: '브라우저가 {wallet} 창을 막았습니다. 허용하고 다시 시도하세요.',
  WALLET_BAD_ANSWER: '{wallet}의 응답을 이해할 수 없습니다. 업데이트하거나 다른 지갑을 사용하세요.',
  WALLET_NO_ANSWER: '{wallet}에서 응답이 없습니다. 지갑을 열거나 페이지를 새로 고치세요.',
  WALLET_UNAUTHORIZED:
    '{wallet}에서 허용되지 않은 작업입니다. 다시 연결하고 해당 계정을 선택하세요.',
  WALLET_METHOD_UNSUPPORTED: '{wallet}에서 지원하지 않는 작업입니다. 다른 지갑을 사용하세요.',
  WALLET_DISCONNECTED: '{wallet} 연결이 끊겼습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  WALLET_ERROR: '{wallet}에서 문제가 발생했습니다. 지갑을 확인한 후 다시 시도하세요.',

  SERVICE_UNREACHABLE:
    '이 앱의 서비스에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  SERVICE_TIMEOUT: '이 앱의 서비스에서 제때 응답하지 않았습니다. 다시 시도하세요.',
  SERVICE_FORBIDDEN: '잘못된 앱 구성: 서비스에서 이 앱을 거부했습니다. 개발자에게 알려 주세요.',
  SERVICE_BUSY: '지금 요청이 너무 많습니다. 잠시 후 다시 시도하세요.',
  SERVICE_FAILED: '이 앱의 서비스에서 오류가 발생했습니다. 다시 시도하세요.',
  SERVICE_BAD_ANSWER: '이 앱의 서비스에서 보낸 응답을 읽을 수 없습니다. 다시 시도하세요.',

  TRANSACTION_FAILED: '네트워크가 거래를 실행하지 않았습니다. 이유: {reason}',
  STORAGE_UNAVAILABLE: '브라우저가 이 사이트의 정보를 저장하지 않아 다음에 다시 연결해야 합니다.',
  UI_LOAD_FAILED: again,
}
