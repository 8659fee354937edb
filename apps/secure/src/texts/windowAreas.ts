import { authErrorTexts, authTexts, baseTexts, reviewTexts, type TextArea } from '@cleat/ui/secure'
import { secureTexts } from './secureTexts.ts'

/** The texts of windows, which say the same about logins as the modal of an app. */
export const windowAreas: readonly TextArea[] = [
  ...[baseTexts, authTexts, authErrorTexts, reviewTexts, secureTexts],
]
