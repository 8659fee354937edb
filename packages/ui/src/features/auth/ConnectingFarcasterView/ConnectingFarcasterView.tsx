import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { AppLinkButton } from '../../../components/LinkButton/AppLinkButton.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { LazyQrCode } from '../../../components/QrCode/LazyQrCode.tsx'
import { QrSkeleton } from '../../../components/QrCode/QrSkeleton.tsx'
import { qrCodeLoader } from '../../../components/QrCode/qrCodeLoader.ts'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
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

/** Shows the code that a Farcaster app scans, or opens that app. */
export function ConnectingFarcasterView(): ReactElement {
  const { state } = useAuth()
  const { authFlow: flow, farcasterUrl } = useControllerState(state)
  useBeginWhenIdle('farcaster')
  const isWaiting =
    flow.status === 'pending' && (flow.step === 'service' || farcasterUrl !== undefined)
  if (!isWaiting || flow.step === 'connecting') return <LoginTask />
  return <FarcasterCode url={toSafeUrl(farcasterUrl)} isLate={flow.isLate} />
}

type FarcasterCodeProps = { url: string | undefined; isLate: boolean }

function FarcasterCode({ url, isLate }: FarcasterCodeProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const announce = useAnnounce()
  const isHandheld = useIsHandheld()
  const isBusy = useDelayedBusy(url === undefined)
  // Shows the previous code until the next one is there.
  const last = useLatched(url)
  const lead = text(isHandheld ? 'auth.farcasterPhone' : 'auth.farcasterScan')
  const { farcaster: provider = '' } = providerNames
  useEffect(() => void qrCodeLoader.preload(), [])
  useEffect(() => {
    if (last !== undefined) announce(lead)
  }, [announce, last, lead])
  const renderLogo = (size: number) => <MethodIcon of="farcaster" size={size} />
  const link = last === undefined ? undefined : { href: last, target: '_blank' }
  return (
    <div className={classes.view}>
      {!isHandheld &&
        (last === undefined ? (
          <QrSkeleton label={text('view.loading')} isShown={isBusy} logo={renderLogo(40)} />
        ) : (
          <LazyQrCode text={last} label={text('auth.farcasterCode')} renderLogo={renderLogo} />
        ))}
      {isHandheld && renderLogo(72)}
      <p className={classes.text}>{lead}</p>
      {isLate && (
        <div role="status">
          <Notice variant="warning">{text('auth.late', { provider })}</Notice>
        </div>
      )}
      <AppLinkButton link={link}>{text('pairing.open', { wallet: provider })}</AppLinkButton>
    </div>
  )
}
