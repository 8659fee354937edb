import { Button, Spinner, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useSyncExternalStore } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import sheet from './DeviceView.module.css'

/** Shows the code of this device, which is typed on one that opens the wallet already. */
export function DeviceView({ shown, isBusy, answer }: ViewProps<'device'>): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<SecureTexts>()
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div className={classes.view}>
      <Head title={text('secure.useDevice')}>
        {text('secure.deviceLead', { add: text('auth.addTitle') })}
      </Head>
      <figure className={own.figure}>
        <figcaption className={own.caption}>{text('secure.deviceCode')}</figcaption>
        <output className={own.code} dir="ltr">
          {shown.code}
        </output>
      </figure>
      <p className={own.waiting} role="status">
        {isOnline && <Spinner size={16} />}
        {text(isOnline ? 'secure.deviceWaiting' : 'secure.deviceOffline')}
      </p>
      <Button variant="quiet" onClick={isBusy ? undefined : () => answer({ kind: 'other' })}>
        {text('secure.otherWay')}
      </Button>
    </div>
  )
}

function follow(listener: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener)
  }
}
