import { baseTexts, reviewTexts, type TextArea } from '@cleat/ui/secure'
import { secureTexts } from './secureTexts.ts'

/** The texts of the frame. */
export const frameAreas: readonly TextArea[] = [baseTexts, reviewTexts, secureTexts]
