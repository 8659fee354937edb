import {
  AppLinkButton,
  type AuthTexts,
  LazyQrCode,
  providerNames,
  useIsHandheld,
  useStyles,
  useText,
} from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import type { ManageTexts } from '../texts/en.ts'
import type { SettingsViewProps } from './settingsViewProps.ts'

const leads = {
  own: { desktop: 'auth.farcasterOwnScan', phone: 'auth.farcasterOwnPhone' },
  relay: { desktop: 'auth.farcasterScan', phone: 'auth.farcasterPhone' },
} as const

/** Shows what a key of a Farcaster account answers, here or on a phone. */
export function FarcasterView({ shown }: SettingsViewProps<'farcaster'>): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<ManageTexts & AuthTexts>()
  const isHandheld = useIsHandheld()
  const { url, door, isSeen } = shown.link
  const { farcaster: name = '' } = providerNames
  if (isSeen)
    return (
      <div className={classes.view}>
        <Head title={text('auth.farcasterSeenTitle')}>{text('auth.farcasterSeenText')}</Head>
      </div>
    )
  return (
    <div className={classes.view}>
      <Head title={text('manage.add', { name })}>
        {text(leads[door][isHandheld ? 'phone' : 'desktop'])}
      </Head>
      {!isHandheld && <LazyQrCode text={url} label={text('auth.farcasterCode')} />}
      <AppLinkButton link={{ href: url, target: '_blank' }}>
        {door === 'own' ? text('auth.farcasterHere') : text('pairing.open', { wallet: name })}
      </AppLinkButton>
    </div>
  )
}
