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

  'secure.oldCodeLead': '請輸入我們傳送到你目前電子郵件 {email} 的驗證碼。',
  'secure.newCodeLead': '現在請輸入我們傳送到你新電子郵件 {email} 的驗證碼。',
  'secure.emailLead':
    '你目前在 {email} 接收驗證碼。我們會先傳送一個到那裡，再傳送一個到新電子郵件。',
  'secure.newEmail': '新電子郵件',
  'secure.emailInvalid': '請輸入有效的電子郵件地址。',
  'secure.emailSame': '這已經是你的電子郵件。請輸入其他電子郵件。',
  'secure.emailTaken': '另一個帳戶正在使用此電子郵件。未做任何變更。請輸入其他電子郵件。',
  'secure.noEmail': '你在這裡不使用電子郵件驗證碼登入，因此沒有可變更的電子郵件。',

  'secure.linkTitle': '你已經有一個錢包',
  'secure.linkLead': '它屬於 {email}。確認它是你的，此登入方式也能開啟它。',
  'secure.linkWrong': '該登入方式無法開啟此錢包。請換一個或選擇其他方式。',
  'secure.linkIncomplete': '登入未完成。請再試一次或選擇其他方式。',
  'secure.linkBlocked': '瀏覽器封鎖了視窗。請再試一次以開啟它。',
  'secure.linkWaiting': '請在 {provider} 視窗中完成。',
  'secure.useEmail': '透過電子郵件取得驗證碼',
  'secure.useProvider': '在 {provider} 繼續',
  'secure.linkSeparate': '建立另一個錢包',

  'secure.useDevice': '使用其他裝置',
  'secure.deviceLead':
    '在已能開啟你錢包的裝置上，前往此應用程式的帳戶設定，選擇「{add}」，然後輸入此代碼。',
  'secure.deviceCode': '此裝置的代碼',
  'secure.deviceWaiting': '正在等待你的另一台裝置…',
  'secure.deviceOffline': '你已離線。恢復連線後會繼續。',
  'secure.otherWay': '選擇其他方式',
  'secure.addLead': '在新裝置上登入，並在那裡選擇「{other}」。然後輸入它顯示的代碼。',
  'secure.addCode': '新裝置上的代碼',
  'secure.addWarning': '你新增的裝置可以花掉你錢包裡的一切。請只新增就在你面前的裝置。',
  'secure.addMistyped': '代碼共有 12 個字元。請與新裝置核對。',
  'secure.addWrong': '你的裝置都沒有顯示此代碼。請與新裝置核對。',

  'secure.nothingTitle': '這裡無需操作',
  'secure.nothingLead': '此視窗屬於你的錢包。請關閉它，然後在原來的應用程式中重新開始。',

  'secure.approveTitle': '核准此請求？',
  'secure.receiver': '收款人地址',
  'secure.unsigned': '無法連上錢包，因此沒有簽署任何內容。請檢查網際網路連線，然後再試一次。',
  'secure.signing': '正在簽署…',
}
