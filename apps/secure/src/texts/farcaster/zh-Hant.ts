import type { AreaTexts } from '@cleat/ui/secure'
import type { FarcasterTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof FarcasterTexts> = {
  'farcaster.lead':
    '{host} 要求你登入。僅在你自己發起時才繼續，並使用擁有你 Farcaster 帳戶的錢包。',
  'farcaster.noWallet': '此瀏覽器中找不到錢包。請在錢包所在的瀏覽器中開啟此頁面。',
  'farcaster.copy': '複製連結',
  'farcaster.copied': '已複製連結',
  'farcaster.decline': '不登入',
  'farcaster.rejected': '你在錢包中拒絕了。請再試一次或選擇其他錢包。',
  'farcaster.unsigned': '錢包未簽署。請再試一次或選擇其他錢包。',
  'farcaster.foreign': '此錢包無法為該 Farcaster 帳戶簽署。請選擇其他錢包。',
  'farcaster.accountTitle': '輸入你的 Farcaster 編號',
  'farcaster.accountLead':
    '此錢包沒有 Farcaster 帳戶。如果它可以為某個帳戶簽署，請輸入該帳戶的編號。',
  'farcaster.account': 'Farcaster 編號',
  'farcaster.other': '選擇其他錢包',
  'farcaster.sign': '簽署',
  'farcaster.done': '你可以關閉此頁面，回到開始的地方。',
  'farcaster.late': '此次登入已結束。請從你來的地方重新開始。',
}
