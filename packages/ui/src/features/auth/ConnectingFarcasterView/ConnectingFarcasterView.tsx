import type { FarcasterLink } from '@cleat/core'
import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { AppLinkButton } from '../../../components/LinkButton/AppLinkButton.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { LazyQrCode } from '../../../components/QrCode/LazyQrCode.tsx'
import { QrSkeleton } from '../../../components/QrCode/QrSkeleton.tsx'
import { qrCodeLoader } from '../../../components/QrCode/qrCodeLoader.ts'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { Task } from '../../../components/Task/Task.tsx'
import { toSafeUrl } from '../../../format/toSafeUrl.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { LoginTask } from '../login/LoginTask.tsx'
import { useAuth } from '../login/useAuth.ts'
import { useBeginWhenIdle } from '../login/useBeginWhenIdle.ts'
import { MethodIcon } from '../marks/MethodIcon.tsx'
import { providerNames } from '../marks/providerNames.ts'
import type { AuthTexts } from '../texts/en.ts'
import sheet from './ConnectingFarcasterView.module.css'

/** Shows the code that a phone scans, or opens what answers the login. */
export function ConnectingFarcasterView(): ReactElement {
  const { state } = useAuth()
  const { authFlow: flow, farcasterLink: link } = useControllerState(state)
  useBeginWhenIdle('farcaster')
  // Keeps the code until the next one is there.
  const last = useLatched(link)
  /** The link whose code the visitor wants to see once more. */
  const [wanted, setWanted] = useState<string>()
  if (flow.status !== 'pending' || flow.step !== 'service') return <LoginTask />
  if (last?.isSeen && wanted !== last.url)
    return <FarcasterSeen link={last} onShow={() => setWanted(last.url)} />
  return <FarcasterCode link={last} isLate={flow.isLate} />
}

type FarcasterCodeProps = { link: FarcasterLink | undefined; isLate: boolean }

function FarcasterCode({ link, isLate }: FarcasterCodeProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const announce = useAnnounce()
  const isHandheld = useIsHandheld()
  const url = toSafeUrl(link?.url)
  const isBusy = useDelayedBusy(url === undefined)
  const isOwn = link?.door === 'own'
  const lead = text(leads[isOwn ? 'own' : 'relay'][isHandheld ? 'phone' : 'desktop'])
  const { farcaster: provider = '' } = providerNames
  useEffect(() => void qrCodeLoader.preload(), [])
  useEffect(() => {
    // Also of a code that took the place of another.
    if (url !== undefined) announce(lead)
  }, [announce, url, lead])
  const renderLogo = (size: number) => <MethodIcon of="farcaster" size={size} />
  return (
    <div className={classes.view}>
      {!isHandheld &&
        (url === undefined ? (
          <QrSkeleton label={text('view.loading')} isShown={isBusy} logo={renderLogo(40)} />
        ) : (
          <LazyQrCode text={url} label={text('auth.farcasterCode')} renderLogo={renderLogo} />
        ))}
      {isHandheld && renderLogo(72)}
      {url !== undefined && <p className={classes.text}>{lead}</p>}
      {isLate && !isOwn && (
        <div role="status">
          <Notice variant="warning">{text('auth.late', { provider })}</Notice>
        </div>
      )}
      <FarcasterButton link={link} />
    </div>
  )
}

const leads = {
  own: { desktop: 'auth.farcasterOwnScan', phone: 'auth.farcasterOwnPhone' },
  relay: { desktop: 'auth.farcasterScan', phone: 'auth.farcasterPhone' },
} as const

/** The login was opened, here or on a phone, and is answered there. */
function FarcasterSeen(props: { link: FarcasterLink; onShow: () => void }): ReactElement {
  const text = useText<AuthTexts>()
  const isHandheld = useIsHandheld()
  const said = { title: text('auth.farcasterSeenTitle'), text: text('auth.farcasterSeenText') }
  useAnnounceTask(said)
  return (
    <Task
      icon={
        <ProgressRing state="pending" shape="round">
          <MethodIcon of="farcaster" size={40} />
        </ProgressRing>
      }
      {...said}
      isSteady={true}
      actions={
        isHandheld ? (
          <FarcasterButton link={props.link} />
        ) : (
          <Button variant="quiet" onClick={props.onShow}>
            {text('auth.farcasterAgain')}
          </Button>
        )
      }
    />
  )
}

function FarcasterButton({ link }: { link: FarcasterLink | undefined }): ReactElement {
  const text = useText<AuthTexts>()
  const href = toSafeUrl(link?.url)
  const label =
    link?.door === 'own'
      ? text('auth.farcasterHere')
      : text('pairing.open', { wallet: providerNames.farcaster ?? '' })
  return (
    <AppLinkButton link={href === undefined ? undefined : { href, target: '_blank' }}>
      {label}
    </AppLinkButton>
  )
}
