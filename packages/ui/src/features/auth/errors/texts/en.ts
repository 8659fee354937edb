/** What the errors of the embedded wallet mean for the visitor, in ICU syntax. */
export const en = {
  FRAME_UNREACHABLE:
    'The wallet couldn’t be reached. Check your internet connection and try again.',
  FRAME_REFUSED: 'This app isn’t set up correctly. Please contact its support.',
  FRAME_LOST:
    'The wallet stopped responding. Check whether your request went through before you try again.',
  FRAME_BAD_ANSWER: 'Something went wrong on our side. Please try again.',
  FRAME_VERSION_UNSUPPORTED:
    'This app and its wallet don’t fit together. Reload the page, or contact the app’s support.',
  LOGIN_CODE_WRONG: 'That code isn’t right. Use the one from the newest email.',
  LOGIN_CODE_EXPIRED: 'That code has expired. Request a new one.',
  LOGIN_THROTTLED: 'Too many attempts. Wait a moment and try again.',
  LOGIN_PROVIDER_REFUSED: 'Login declined. Nothing was shared.',
  LOGIN_PROVIDER_FAILED: 'The login didn’t work. Try again, or log in another way.',
  LOGIN_WINDOW_CLOSED: 'The window was closed before you were logged in.',
  LOGIN_DEVICE_UNPROVEN: 'Your wallet stays locked here until you confirm that it’s yours.',
  WALLET_LOCKED: 'Your wallet is locked in this browser. Try again to unlock it.',
  SHARE_MISMATCH:
    'Your wallet couldn’t be opened. Nothing was signed. Use another recovery method.',
  SHARE_REFUSED: 'The server didn’t unlock your wallet. Nothing was signed. Please try again.',
} as const

export type AuthErrorTexts = typeof en
