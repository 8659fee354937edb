import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: '無法連上錢包。請檢查網際網路連線，然後再試一次。',
  FRAME_REFUSED: '此應用程式的設定有誤。請聯絡應用程式的客服。',
  FRAME_LOST: '錢包已停止回應。再試之前，請先確認你的請求是否已完成。',
  FRAME_BAD_ANSWER: '我們這邊發生錯誤。請再試一次。',
  FRAME_VERSION_UNSUPPORTED:
    '此應用程式與其錢包的版本不相符。請重新載入頁面，或聯絡應用程式的客服。',
  LOGIN_CODE_WRONG: '驗證碼不正確。請使用最新郵件中的驗證碼。',
  LOGIN_CODE_EXPIRED: '驗證碼已過期。請重新取得。',
  LOGIN_THROTTLED: '嘗試次數過多。請稍後再試一次。',
  LOGIN_PROVIDER_REFUSED: '登入已拒絕。沒有分享任何資訊。',
  LOGIN_PROVIDER_FAILED: '登入失敗。請再試一次，或改用其他方式登入。',
  LOGIN_WINDOW_CLOSED: '視窗在你登入前就已關閉。',
  LOGIN_DEVICE_UNPROVEN: '在你確認這是你的錢包之前，它在這裡會保持鎖定。',
  WALLET_LOCKED: '你的錢包在此瀏覽器中已鎖定。請再試一次以解鎖。',
  SHARE_MISMATCH: '無法開啟你的錢包。沒有簽署任何內容。請使用其他復原方式。',
  SHARE_REFUSED: '伺服器沒有解鎖你的錢包。沒有簽署任何內容。請再試一次。',
}
