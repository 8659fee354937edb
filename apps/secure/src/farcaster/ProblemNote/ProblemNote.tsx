import type { FarcasterProblem } from '@cleat/embedded-wallet/window'
import { type AuthErrorTexts, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { FarcasterTexts } from '../../texts/farcaster/en.ts'
import viewSheet from '../../views/view.module.css'

const notes = {
  rejected: 'farcaster.rejected',
  wallet: 'farcaster.unsigned',
  foreign: 'farcaster.foreign',
  service: 'FRAME_UNREACHABLE',
} as const satisfies { readonly [problem in FarcasterProblem]: string }

/** Why nothing was signed, and what to do. */
export function ProblemNote(props: { problem: FarcasterProblem | undefined }): ReactElement | null {
  const { problem } = props
  const classes = useStyles(viewSheet)
  const text = useText<AuthErrorTexts & FarcasterTexts>()
  if (!problem) return null
  return (
    <p className={classes.note} data-bad="" role="alert">
      {text(notes[problem])}
    </p>
  )
}
