import type { TextArea } from '@cleat/ui/secure'
import { kitAreas } from '../kit/texts/kitAreas.ts'
import { settingsAreas } from '../settings/texts/settingsAreas.ts'
import { farcasterAreas } from '../texts/farcaster/farcasterAreas.ts'
import { frameAreas } from '../texts/frameAreas.ts'
import { windowAreas } from '../texts/windowAreas.ts'

/** The texts of all pages. */
export const allAreas: readonly TextArea[] = [
  ...new Set([...frameAreas, ...windowAreas, ...kitAreas, ...settingsAreas, ...farcasterAreas]),
]
