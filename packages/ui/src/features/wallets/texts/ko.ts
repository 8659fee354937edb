import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': '지갑 검색',
  'allWallets.found': '{count, plural, other {지갑 #개}}',
  'allWallets.none': '이 이름의 지갑이 없습니다: “{search}”',
  'allWallets.clear': '모든 지갑 보기',
  'allWallets.failed': '지갑을 불러오지 못했습니다',
  'allWallets.moreFailed': '다음 지갑을 불러오지 못했습니다.',
  'getWallet.text': '모두 이 앱에서 사용할 수 있습니다. 언제든지 다른 지갑으로 바꿀 수 있습니다.',
  'getWallet.all': '모든 지갑',
  'downloads.text':
    '{wallet}: 여기에서 설치하세요. 이 브라우저에 설치되면 바로 연결할 수 있습니다.',
  'downloads.textPhone': '{wallet}: 설치한 다음 그 앱의 브라우저에서 이 페이지를 여세요.',
  'downloads.extension': '브라우저 확장 프로그램',
  'downloads.iphone': 'iPhone 앱',
  'downloads.android': 'Android 앱',
  'downloads.desktop': '데스크톱 앱',
  'downloads.webApp': '웹 앱',
  'downloads.website': '웹사이트',
  'downloads.phone': '스캔하여 휴대폰에 설치하세요',
  'downloads.none': '{wallet}: 이 지갑의 안전한 링크가 없습니다. 신뢰하는 스토어에서 찾아보세요.',
  'downloads.installed': '{wallet} 설치됨',
  'downloads.connect': '{wallet} 연결',
  'whatIsAWallet.homeTitle': '내 자산을 위한 집',
  'whatIsAWallet.homeText':
    '돈, 토큰, 수집품의 열쇠를 보관합니다. 다른 누구도 열쇠를 가지고 있지 않습니다.',
  'whatIsAWallet.keyTitle': '모든 앱을 위한 하나의 열쇠',
  'whatIsAWallet.keyText': '지갑으로 로그인하세요. 새 계정도, 외울 비밀번호도 없습니다.',
  'whatIsAWallet.sayTitle': '내 승인 없이는 아무 일도 없습니다',
  'whatIsAWallet.sayText': '앱은 요청만 할 수 있습니다. 내용을 보고 승인할지 결정하세요.',
  'multiChain.title': '네트워크 종류 선택',
  'multiChain.text':
    '{wallet} 지갑에는 종류마다 계정이 있습니다. 여기서 어느 것을 사용하시겠습니까?',
}
