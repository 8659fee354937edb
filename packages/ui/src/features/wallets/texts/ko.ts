import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': '지갑 검색',
  'allWallets.certified': '인증된 지갑만',
  'allWallets.found': '{count, plural, other {지갑 #개}}',
  'allWallets.none': '“{search}”에 맞는 지갑이 없어요.',
  'allWallets.clear': '모든 지갑 보기',
  'allWallets.failed': '지갑을 불러오지 못했어요',
  'allWallets.moreFailed': '지갑을 더 불러오지 못했어요.',
  'getWallet.text': '이 앱에서 쓸 수 있는 지갑이에요. 언제든지 바꿀 수 있어요.',
  'getWallet.all': '모든 지갑',
  'downloads.text': '{wallet} 설치 후 여기로 돌아와 연결하세요.',
  'downloads.textPhone': '{wallet} 앱을 설치한 다음 앱의 브라우저에서 이 페이지를 여세요.',
  'downloads.extension': '브라우저 확장 프로그램',
  'downloads.iphone': 'iPhone 앱',
  'downloads.android': 'Android 앱',
  'downloads.desktop': '데스크톱 앱',
  'downloads.webApp': '웹 앱',
  'downloads.website': '웹사이트',
  'downloads.phone': '스캔해서 휴대폰에 받기',
  'downloads.none': '검증된 링크가 없어요. 앱 스토어에서 {wallet} 앱을 검색해 주세요.',
  'downloads.installed': '{wallet} 설치됨',
  'downloads.connect': '{wallet} 연결',
  'whatIsAWallet.homeTitle': '내 자산의 보금자리',
  'whatIsAWallet.homeText':
    '지갑에는 내 토큰과 수집품의 키가 들어 있어요. 그 키는 나만 가지고 있어요.',
  'whatIsAWallet.keyTitle': '모든 앱에 하나의 로그인',
  'whatIsAWallet.keyText': '지갑으로 로그인하세요. 새 계정도, 외워야 할 비밀번호도 없어요.',
  'whatIsAWallet.sayTitle': '모두 내가 승인해요',
  'whatIsAWallet.sayText':
    '앱은 요청만 보낼 수 있어요. 요청을 하나씩 보고 승인하거나 거절하면 돼요.',
  'multiChain.title': '어떤 네트워크로 할까요?',
  'multiChain.text': '{wallet}에서 모두 지원해요. 연결할 네트워크를 고르세요.',
}
