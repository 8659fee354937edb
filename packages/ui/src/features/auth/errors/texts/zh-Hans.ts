import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE: '无法连接钱包。请检查互联网连接后重试。',
  FRAME_REFUSED: '此应用的设置有误。请联系应用的客服。',
  FRAME_LOST: '钱包已停止响应。重试之前，请先确认你的请求是否已完成。',
  FRAME_BAD_ANSWER: '我们这边出错了。请重试。',
  FRAME_VERSION_UNSUPPORTED: '此应用与其钱包的版本不匹配。请重新加载页面，或联系应用的客服。',
  LOGIN_CODE_WRONG: '验证码不正确。请使用最新邮件中的验证码。',
  LOGIN_CODE_EXPIRED: '验证码已过期。请重新获取。',
  LOGIN_THROTTLED: '尝试次数过多。请稍后重试。',
  LOGIN_PROVIDER_REFUSED: '登录已拒绝。未分享任何信息。',
  LOGIN_PROVIDER_FAILED: '登录失败。请重试，或换一种方式登录。',
  LOGIN_WINDOW_CLOSED: '窗口在你登录之前就已关闭。',
  LOGIN_DEVICE_UNPROVEN: '在你确认这是你的钱包之前，它在这里会保持锁定。',
  WALLET_LOCKED: '你的钱包在此浏览器中已锁定。请重试以解锁。',
  SHARE_MISMATCH: '无法打开你的钱包。未签署任何内容。请使用其他恢复方式。',
  SHARE_REFUSED: '服务器未解锁你的钱包。未签署任何内容。请重试。',
}
