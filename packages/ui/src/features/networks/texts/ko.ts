import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof NetworksTexts> = {
  'networks.list': '네트워크',
  'networks.search': '네트워크 검색',
  'networks.none': '“{search}”에 맞는 네트워크가 없어요.',
  'networks.unavailable': '{wallet}에서 꺼져 있음',
  'networks.chosen': '{network} 선택됨',
  'networks.help': '네트워크란?',
  'whatIsANetwork.ledgerTitle': '함께 쓰는 장부',
  'whatIsANetwork.ledgerText':
    '네트워크는 누가 무엇을 가졌는지 적은 공개 기록이에요. 수많은 컴퓨터가 함께 맞춰 가므로 누구도 혼자서 고쳐 쓸 수 없어요.',
  'whatIsANetwork.separateTitle': '네트워크는 서로 별개',
  'whatIsANetwork.separateText':
    '여러 네트워크에서 주소가 같을 수는 있지만, 한 네트워크에 있는 자산이 다른 네트워크에도 있는 것은 아니에요.',
  'whatIsANetwork.feeTitle': '수수료는 자체 코인으로',
  'whatIsANetwork.feeText':
    '네트워크마다 자체 코인으로 수수료를 받아요. 사용하는 네트워크마다 조금씩 남겨 두세요.',
  'whatIsANetwork.choose': '네트워크 선택',
  'switchNetwork.pendingTitle': '{wallet}에서 계속하기',
  'switchNetwork.pendingText': '{network} 네트워크로의 전환을 승인해 주세요.',
  'switchNetwork.slowText':
    '보이지 않나요? {wallet}에서 {network} 네트워크를 선택하세요. 이 페이지는 자동으로 업데이트돼요.',
  'switchNetwork.successTitle': '{network} 사용 중',
  'switchNetwork.rejectedTitle': '전환이 거절됐어요',
  'switchNetwork.rejectedText': '아직 {network} 네트워크를 사용 중이에요.',
  'switchNetwork.waitingTitle': '{wallet} 열기',
  'switchNetwork.unsupportedTitle': '{wallet}에서 전환하세요',
  'switchNetwork.unsupportedText':
    '{wallet} 목록에 {network} 네트워크가 있으면 선택하세요. 이 페이지는 자동으로 업데이트돼요.',
  'switchNetwork.errorTitle': '네트워크를 전환하지 못했어요',
  'switchNetwork.offerTitle': '{network} 네트워크로 전환할까요?',
  'switchNetwork.offerText':
    '{wallet} 연결이 {current} 네트워크에 있어요. 이전에는 {network} 네트워크를 선택했어요.',
  'switchNetwork.offerSwitch': '{network} 네트워크로 전환',
  'switchNetwork.offerStay': '{network} 계속 사용',
  'switchNetwork.retry': '다시 시도',
  'switchNetwork.other': '다른 네트워크 선택',
  'switchNetwork.otherWallet': '다른 지갑 사용',
  'switchActiveChain.heading': '{chain} 지갑 연결',
  'switchActiveChain.text':
    '{network} 네트워크에는 {chain} 지원 지갑이 필요해요. 다른 지갑은 연결된 상태로 유지돼요.',
  'switchActiveChain.connect': '지갑 연결',
  'switchActiveChain.cancel': '나중에',
  'unsupported.heading': '지원하지 않는 네트워크',
  'unsupported.text':
    '지갑이 이 앱에서 지원하지 않는 네트워크를 사용 중이에요. 계속하려면 전환하세요.',
}
