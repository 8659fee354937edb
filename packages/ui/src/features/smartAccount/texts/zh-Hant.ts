import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** 繁體中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHant: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    '使用智慧帳戶，你可以一次確認多個步驟，應用程式也可以替你支付手續費。你的地址保持不變。',
  'smartAccount.introContract':
    '使用智慧帳戶，你可以一次確認多個步驟，應用程式也可以替你支付手續費。它的地址與你的一般帳戶不同。',
  'smartAccount.addresses': '同一登入，不同地址',
  'smartAccount.use': '使用智慧帳戶',
  'smartAccount.kept': '已關閉。已升級的內容會保留，直到你將其移除。',
  'smartAccount.loading': '正在檢查你的網路…',
  'smartAccount.ready': '已就緒。將隨你的首次操作升級。',
  'smartAccount.readyContract': '已就緒。將隨你的首次操作建立。',
  'smartAccount.upgraded': '已升級',
  'smartAccount.count': '{count, plural, other {已在 # 個網路升級}}',
  'smartAccount.plain': '一般帳戶',
  'smartAccount.unavailable': '此處無法使用。你的帳戶以一般帳戶運作。',
  'smartAccount.unavailableContract': '此處無法使用。請使用你的一般帳戶。',
  'smartAccount.unknown': '正在執行我們不了解的程式碼',
  'smartAccount.contract': '合約帳戶',
  'smartAccount.failed': '無法檢查此網路',
  'smartAccount.explorer': '在區塊鏈瀏覽器上查看',
  'smartAccount.remove': '移除升級',
  'smartAccount.removeText':
    '在 {network} 上，你的帳戶將變回一般帳戶，在那裡授予的權限也會結束。網路費用由你支付。',
  'smartAccount.keep': '取消',
  'smartAccount.asking': '正在移除升級…',
  'smartAccount.waiting': '正在等待 {network}…',
  'smartAccount.removed': '已移除升級',
  'smartAccount.confirmed': '{network} 已確認。',
  'smartAccount.unclear': '尚未確認',
  'smartAccount.unclearText': '正在處理。再次嘗試前，請在瀏覽器中查看。',
  'smartAccount.notRemoved': '未移除升級',
  'smartAccount.done': '完成',
  'smartAccount.codeIntro':
    '帳戶可以執行某個程式的程式碼，由該程式代表帳戶行事。以下是你的帳戶所執行的程式碼。',
  'smartAccount.stop': '此帳戶正在執行我們不了解的程式碼。撰寫者也許能取走你在此收到的資產。',
  'smartAccount.elsewhere': '要移除它，請開啟 {wallet} 並在其中關閉智慧帳戶。',

  ACCOUNT_UPGRADE_UNSUPPORTED: '你的帳戶無法在 {network} 上成為智慧帳戶。未傳送任何內容。',
  OPERATION_REJECTED: '此請求未被接受。未傳送任何內容。請檢查餘額是否足以支付費用。',
  SPONSOR_DECLINED: '贊助方不再為此付費。未傳送任何內容。請重試以查看新費用。',
}
