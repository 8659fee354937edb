import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': '輸入驗證碼',
  'secure.codeLead': '已傳送至 {email}。',
  'secure.code': '郵件中的驗證碼',
  'secure.digit': '第 {number} 位數字',
  'secure.codeWrong': '{count, plural, other {驗證碼不正確。還可嘗試 # 次。}}',
  'secure.codeOver': '此驗證碼已失效。請重新取得。',
  'secure.throttled': '嘗試次數過多。請在 {time}後再試一次。',
  'secure.service': '無法連上錢包。請檢查網際網路連線，然後再試一次。',
  'secure.minutes': '{count, plural, other {# 分鐘}}',
  'secure.hours': '{count, plural, other {# 小時}}',
  'secure.resend': '重新傳送',
  'secure.resendIn': '{seconds} 秒後可重新傳送',
  'secure.resent': '驗證碼已重新傳送。',
  'secure.noMail': '還沒收到郵件？請查看垃圾郵件資料夾。',
  'secure.otherEmail': '使用其他電子郵件',

  'secure.passkeyTitle': '請使用你的通行密鑰',
  'secure.passkeyLead': '如果你在這裡還沒有錢包，請建立一個。',
  'secure.usePasskey': '使用通行密鑰',
  'secure.useCode': '使用復原碼',
  'secure.incomplete': '未使用通行密鑰。請再試一次或選擇其他方式。',
  'secure.wrongPasskey': '此通行密鑰在這裡無法使用。請使用其他通行密鑰或選擇其他方式。',
  'secure.lackingPasskey': '此通行密鑰可以登入，但無法開啟你的錢包。開啟錢包需要復原碼。',

  'secure.methodTitle': '選擇復原錢包的方式',
  'secure.methodLead': '在其他瀏覽器中開啟錢包，或遺失此裝置時，都需要它。',
  'secure.testTitle': '測試你的通行密鑰',
  'secure.testLead': '使用一次新的通行密鑰，確認它能開啟你的錢包。',

  'secure.saveTitle': '儲存你的復原碼',
  'secure.saveLead':
    '在其他瀏覽器中開啟錢包，或遺失此裝置時，都需要它。請寫在紙上或存入密碼管理器。',
  'secure.saveWarning':
    '我們沒有副本，也無法重設。如果此裝置和此復原碼都遺失，錢包中的一切都將遺失。切勿將此復原碼告訴任何人。',
  'secure.codeName': '復原碼',
  'secure.copy': '複製復原碼',
  'secure.copied': '復原碼已複製',
  'secure.saved': '我已儲存',

  'secure.confirmTitle': '確認你已儲存',
  'secure.confirmLead': '請根據你儲存的副本，輸入復原碼的這兩個部分。',
  'secure.part': '第 {number} 部分',
  'secure.confirmWrong': '與你的復原碼不符。請核對副本，或再次顯示復原碼。',
  'secure.showCode': '再次顯示復原碼',
  'secure.create': '建立錢包',
  'secure.creating': '正在建立你的錢包…',

  'secure.createdTitle': '你的錢包已就緒',
  'secure.compatible': '{network} 及相容網路',
  'secure.continue': '繼續',

  'secure.recoverTitle': '輸入你的復原碼',
  'secure.recoverLead': '你的錢包首次在此瀏覽器中使用。用建立錢包時儲存的復原碼即可在此開啟。',
  'secure.openTitle': '開啟你的錢包',
  'secure.openLead': '你的錢包首次在此瀏覽器中使用。請用通行密鑰或復原碼開啟。',
  'secure.mistyped': '此復原碼不完整或有輸入錯誤。請與你儲存的副本核對。',
  'secure.notYours': '這是另一個錢包的復原碼。請輸入你為此帳戶儲存的復原碼。',
  'secure.held': '如果他人取得了你的復原碼，這段等待時間可以保護你。請在 {time}後回來並再次輸入。',
  'secure.open': '開啟錢包',
  'secure.opening': '正在開啟你的錢包…',

  'secure.nothingTitle': '這裡無需操作',
  'secure.nothingLead': '此視窗屬於你的錢包。請關閉它，然後在原來的應用程式中重新開始。',

  'secure.approveTitle': '核准此請求？',
  'secure.receiver': '收款人地址',
  'secure.unsigned': '無法連上錢包，因此沒有簽署任何內容。請檢查網際網路連線，然後再試一次。',
  'secure.signing': '正在簽署…',
  'secure.together': '這些操作會同時完成，或全都不執行。',
  'secure.upgradeNote':
    '地址和資產保持不變。此後它執行 {name} 的程式碼，該程式碼任何人都無法更改。',
  'secure.upgradeAgree': '將我的帳戶變成智慧帳戶',
  'secure.leaves': '從你的帳戶轉出',
  'secure.removalNote': '應用程式透過此程式碼取得的權限也會終止。',
  'secure.approvedTitle': '已核准',
  'secure.declinedTitle': '已拒絕',
  'secure.overTitle': '此請求已結束',
  'secure.overLead': '應用程式撤回了請求，或花費太久時間。此視窗中沒有簽署任何內容。',
  'secure.unsignedTitle': '無法簽署',
  'secure.backLead': '請關閉此視窗並返回應用程式。',
}
