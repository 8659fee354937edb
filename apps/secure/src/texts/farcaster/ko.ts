import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** 한국어. Made by a machine and not yet reviewed by a native speaker. */
export const ko: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host}에서 로그인을 요청해요. 직접 시작한 경우에만 Farcaster 계정을 소유한 지갑으로 계속해 주세요.',
  'farcaster.noWallet':
    '이 브라우저에서 지갑을 찾지 못했어요. 지갑이 있는 브라우저에서 이 페이지를 열어 주세요.',
  'farcaster.copy': '링크 복사',
  'farcaster.copied': '링크를 복사했어요',
  'farcaster.decline': '로그인하지 않기',
  'farcaster.rejected': '지갑에서 거절했어요. 다시 시도하거나 다른 지갑을 선택해 주세요.',
  'farcaster.unsigned': '지갑이 서명하지 않았어요. 다시 시도하거나 다른 지갑을 선택해 주세요.',
  'farcaster.foreign':
    '이 지갑은 그 Farcaster 계정으로 서명할 수 없어요. 다른 지갑을 선택해 주세요.',
  'farcaster.accountTitle': 'Farcaster 아이디를 입력해 주세요',
  'farcaster.accountLead':
    '이 지갑이 소유한 Farcaster 계정이 없어요. 서명할 수 있는 계정이 있다면 그 아이디를 입력해 주세요.',
  'farcaster.account': 'Farcaster 아이디',
  'farcaster.other': '다른 지갑 선택',
  'farcaster.sign': '서명',
  'farcaster.done': '이 페이지를 닫고 시작한 곳으로 돌아가 주세요.',
  'farcaster.late': '이 로그인은 끝났어요. 처음 있던 곳에서 다시 시작해 주세요.',
}
