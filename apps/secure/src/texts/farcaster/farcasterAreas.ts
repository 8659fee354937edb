import type { TextArea } from '@cleat/ui/secure'
import { windowAreas } from '../windowAreas.ts'
import { farcasterTexts } from './farcasterTexts.ts'

/** The texts of the page. */
export const farcasterAreas: readonly TextArea[] = [...windowAreas, farcasterTexts]
