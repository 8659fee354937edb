import type { DevicePageView } from '@cleat/embedded-wallet/window'
import { type AuthTexts, Button, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'

type End = 'added' | Exclude<Extract<DevicePageView, { name: 'ended' }>['end'], 'nothing'>

const texts = {
  added: ['auth.addedTitle', 'auth.addedText'],
  locked: ['secure.deviceLockedTitle', 'secure.deviceLockedLead'],
  gone: ['secure.deviceGoneTitle', 'secure.deviceGoneLead'],
  failed: ['secure.deviceFailedTitle', 'secure.deviceFailedLead'],
  service: ['auth.addTitle', 'secure.service'],
} as const satisfies { readonly [end in End]: readonly [string, string] }

/** What became of a new device, or why nothing can. */
export function EndedView({ end, onReload }: { end: End; onReload: () => void }): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts & AuthTexts>()
  const [title, lead] = texts[end]
  return (
    <div className={classes.view}>
      <Head title={text(title)}>{text(lead, { add: text('auth.addTitle') })}</Head>
      {end === 'service' && <Button onClick={onReload}>{text('view.retry')}</Button>}
    </div>
  )
}
