import type { FarcasterView } from '@cleat/embedded-wallet/window'
import { type AuthErrorTexts, type AuthTexts, Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { FarcasterTexts } from '../../texts/farcaster/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'

type End = Extract<FarcasterView, { name: 'ended' }>['end']

const texts = {
  done: ['auth.done', 'farcaster.done'],
  declined: ['auth.endedTitle', 'LOGIN_PROVIDER_REFUSED'],
  late: ['auth.endedTitle', 'farcaster.late'],
  service: ['auth.failedTitle', 'FRAME_UNREACHABLE'],
} as const satisfies { readonly [end in End]: readonly [string, string] }

/** How the login ended here, and what to do then. */
export function EndedView({ end, onReload }: { end: End; onReload: () => void }): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<AuthTexts & AuthErrorTexts & FarcasterTexts>()
  const [title, lead] = texts[end]
  return (
    <div className={classes.view}>
      <Head title={text(title)}>{text(lead)}</Head>
      {end === 'service' && <Button onClick={onReload}>{text('view.retry')}</Button>}
    </div>
  )
}
