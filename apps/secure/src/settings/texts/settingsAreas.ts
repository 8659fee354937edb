import { authErrorTexts, authTexts, baseTexts, type TextArea } from '@cleat/ui/secure'
import { kitTexts } from '../../kit/texts/kitTexts.ts'
import { secureTexts } from '../../texts/secureTexts.ts'
import { manageTexts } from './manageTexts.ts'

/** The texts of the settings. */
export const settingsAreas: readonly TextArea[] = [
  ...[baseTexts, authTexts, authErrorTexts, secureTexts, manageTexts, kitTexts],
]
