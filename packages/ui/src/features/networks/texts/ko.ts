import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof NetworksTexts> = {
  'networks.list': '네트워크',
  'networks.search': '네트워크 검색',
  'networks.none': '“{search}”에 해당하는 네트워크가 없습니다.',
  'networks.unavailable': '{wallet}에서 허용하지 않음',
  'networks.chosen': '{network} 선택됨',
  'networks.help': '네트워크란?',
  'whatIsANetwork.ledgerTitle': '함께 쓰는 장부',
  'whatIsANetwork.ledgerText':
    '네트워크는 누가 무엇을 소유하는지 적은 공개 기록입니다. 많은 컴퓨터가 함께 관리하므로 아무도 혼자 고쳐 쓸 수 없습니다.',
  'whatIsANetwork.separateTitle': '서로 독립적입니다',
  'whatIsANetwork.separateText':
    '여러 네트워크에서 주소가 같을 수 있지만, 한 네트워크에 있는 자산은 다른 네트워크에 없습니다.',
  'whatIsANetwork.feeTitle': '고유한 코인',
  'whatIsANetwork.feeText':
    '수수료는 각 네트워크의 고유한 코인으로 냅니다. 사용할 네트워크에 조금 남겨 두세요.',
  'whatIsANetwork.choose': '네트워크 선택',
  'switchNetwork.pendingTitle': '{wallet}에서 계속하세요',
  'switchNetwork.pendingText': '지갑에서 {network} 네트워크 사용을 확인하세요.',
  'switchNetwork.slowText':
    '아무것도 보이지 않나요? {wallet}에서 {network} 네트워크를 선택하세요. 이 페이지는 자동으로 바뀝니다.',
  'switchNetwork.successTitle': '{network} 사용 중',
  'switchNetwork.rejectedTitle': '전환을 거절했습니다',
  'switchNetwork.rejectedText': '아직 {network} 네트워크에 있습니다.',
  'switchNetwork.waitingTitle': '{wallet} 열기',
  'switchNetwork.unsupportedTitle': '{wallet} 지갑은 자동 전환할 수 없습니다',
  'switchNetwork.unsupportedText':
    '{wallet}에 {network} 네트워크가 있으면 선택하세요. 이 페이지는 자동으로 바뀝니다.',
  'switchNetwork.errorTitle': '전환하지 못했습니다',
  'switchNetwork.offerTitle': '{network} 네트워크로 전환하시겠습니까?',
  'switchNetwork.offerText':
    '{wallet} 지갑이 {current}에 연결되어 있습니다. 이전에는 {network} 네트워크를 선택했습니다.',
  'switchNetwork.offerSwitch': '{network} 네트워크로 전환',
  'switchNetwork.offerStay': '{network} 계속 사용',
  'switchNetwork.retry': '다시 시도',
  'switchNetwork.other': '다른 네트워크 선택',
  'switchNetwork.otherWallet': '다른 지갑 사용',
  'switchActiveChain.heading': '{chain}용 지갑 연결',
  'switchActiveChain.text':
    '{network} 네트워크에는 {chain} 지원 지갑이 필요합니다. 기존 연결은 그대로 유지됩니다.',
  'switchActiveChain.connect': '지갑 연결',
  'switchActiveChain.cancel': '나중에',
  'unsupported.heading': '여기서 쓸 수 없는 네트워크입니다',
  'unsupported.text':
    '지갑이 이 앱에서 사용하지 않는 네트워크에 있습니다. 계속하려면 아래 네트워크 중 하나로 전환하세요.',
}
