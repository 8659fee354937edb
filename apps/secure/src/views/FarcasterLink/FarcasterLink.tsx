import type { FrameLink } from '@cleat/embedded-wallet/window'
import {
  AppLinkButton,
  type AuthTexts,
  Button,
  LazyQrCode,
  providerNames,
  useIsHandheld,
  useStyles,
  useText,
} from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import { Head } from '../Head.tsx'
import viewSheet from '../view.module.css'

const leads = {
  own: { desktop: 'auth.farcasterOwnScan', phone: 'auth.farcasterOwnPhone' },
  relay: { desktop: 'auth.farcasterScan', phone: 'auth.farcasterPhone' },
} as const

/** Shows what a key of a Farcaster account answers, here or on a phone. */
export function FarcasterLink({ title, link }: { title: string; link: FrameLink }): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<AuthTexts>()
  const isHandheld = useIsHandheld()
  /** The link whose code the visitor wants to see once more. */
  const [wanted, setWanted] = useState<string>()
  const { url, door, isSeen } = link
  const { farcaster: name = '' } = providerNames
  if (isSeen && wanted !== url)
    return (
      <div className={classes.view}>
        <Head title={text('auth.farcasterSeenTitle')}>{text('auth.farcasterSeenText')}</Head>
        <Button variant="quiet" onClick={() => setWanted(url)}>
          {text('auth.farcasterAgain')}
        </Button>
      </div>
    )
  return (
    <div className={classes.view}>
      <Head title={title}>{text(leads[door][isHandheld ? 'phone' : 'desktop'])}</Head>
      {!isHandheld && <LazyQrCode text={url} label={text('auth.farcasterCode')} />}
      <AppLinkButton link={{ href: url, target: '_blank' }}>
        {door === 'own' ? text('auth.farcasterHere') : text('pairing.open', { wallet: name })}
      </AppLinkButton>
    </div>
  )
}
