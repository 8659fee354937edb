import { changeAcross } from './changeAcross.ts'
import { logInAcross } from './logInAcross.ts'
import { logInByFarcasterAcross } from './logInByFarcasterAcross.ts'

/** What windows do for a frame on another site. The frame loads all of it at once. */
export const acrossCeremonies: {
  readonly logInAcross: typeof logInAcross
  readonly logInByFarcasterAcross: typeof logInByFarcasterAcross
  readonly changeAcross: typeof changeAcross
} = { logInAcross, logInByFarcasterAcross, changeAcross }
