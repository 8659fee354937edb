import type { Wallet } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { LazyQrCode } from '../../../components/QrCode/LazyQrCode.tsx'
import { QrSkeleton } from '../../../components/QrCode/QrSkeleton.tsx'
import { qrCodeLoader } from '../../../components/QrCode/qrCodeLoader.ts'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { CopyLink } from './CopyLink.tsx'
import sheet from './Pairing.module.css'
import type { PairingProposal } from './PairingStates.tsx'
import type { PairingTexts } from './texts/en.ts'

export type ScanPanelProps = {
  /** Without it, any wallet may scan the code. */
  wallet?: Wallet | undefined
  proposal: PairingProposal
}

const logoSize = 52

/** The QR code for a wallet on another device. */
export function ScanPanel({ wallet, proposal }: ScanPanelProps): ReactElement {
  const { uri, isSlow, retry } = proposal
  const { connection, router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<PairingTexts>()
  const announce = useAnnounce()
  const isBusy = useDelayedBusy(uri === undefined)
  // Shows the previous code until the next one is ready.
  const last = useLatched(uri)
  const isShown = isBusy || last !== undefined
  const lead = wallet ? text('pairing.scan', { wallet: wallet.name }) : text('pairing.scanAny')
  const renderLogo =
    wallet &&
    ((size: number) => (
      <WalletImage
        name={wallet.name}
        imageUrl={wallet.image_url}
        imageId={wallet.image_id}
        size={size}
      />
    ))

  const isThere = uri !== undefined
  useEffect(() => {
    if (isThere) announce(lead)
  }, [announce, isThere, lead])
  // In parallel with the URI.
  useEffect(() => void qrCodeLoader.preload(), [])
  // The wallet is on another device, so later requests open no app here.
  useEffect(() => connection.set({ wcLinking: undefined }), [connection])

  return (
    <div className={classes.scan}>
      {uri === undefined ? (
        <QrSkeleton label={text('view.loading')} isShown={isShown} logo={renderLogo?.(logoSize)} />
      ) : (
        <LazyQrCode text={uri} label={text('pairing.code')} renderLogo={renderLogo} />
      )}
      <p className={classes.text}>{isSlow ? text('pairing.slow') : lead}</p>
      <div className={classes.actions}>
        {isSlow ? (
          <Button variant="quiet" onClick={retry}>
            {text('view.retry')}
          </Button>
        ) : (
          <CopyLink uri={uri} />
        )}
        {wallet ? (
          <Button variant="quiet" onClick={() => router.push({ name: 'Downloads', wallet })}>
            {text('connecting.get', { wallet: wallet.name })}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => router.push({ name: 'GetWallet' })}>
            {text('connect.get')}
          </Button>
        )}
      </div>
    </div>
  )
}
