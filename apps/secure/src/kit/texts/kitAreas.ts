import type { TextArea } from '@cleat/ui/secure'
import { kitTexts } from './kitTexts.ts'

/** The texts of the page that opens a kit. It has no others, because it loads nothing. */
export const kitAreas: readonly TextArea[] = [kitTexts]
