import { Button, LazyQrCode, Spinner, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useSyncExternalStore } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import { DeviceCode } from './DeviceCode.tsx'
import sheet from './DeviceView.module.css'

/** Shows the code of this device, which is typed or scanned by one that opens the wallet already. */
export function DeviceView({ shown, isBusy, answer }: ViewProps<'device'>): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<SecureTexts>()
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div className={classes.view}>
      <Head title={text('secure.useDevice')}>
        {text('secure.deviceLead', { add: text('auth.addTitle') })}
      </Head>
      <DeviceCode caption={text('secure.deviceCode')} code={shown.code} />
      <figure className={own.scan}>
        <LazyQrCode
          size={176}
          text={`${window.location.origin}/w/device#${shown.fragment}`}
          label={text('secure.deviceScan')}
        />
        <figcaption className={own.caption}>{text('secure.deviceScan')}</figcaption>
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
