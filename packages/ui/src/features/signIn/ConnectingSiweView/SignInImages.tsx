import type { ReactElement } from 'react'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { RemoteImage } from '../../../components/RemoteImage/RemoteImage.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './ConnectingSiweView.module.css'
import type { SignInScene } from './describeSignIn.ts'

export type SignInImagesProps = {
  scene: SignInScene
  app: { name: string; icon: string | undefined }
  wallet: { name: string; icon: string | undefined }
}

/** The app and the wallet side by side, and the wallet alone while it is asked. */
export function SignInImages({ scene, app, wallet }: SignInImagesProps): ReactElement {
  const classes = useStyles(sheet)
  if (scene === 'ready')
    return (
      <span className={classes.pair}>
        <span className={classes.one}>
          <RemoteImage src={app.icon} name={app.name} shape="square" size={56} />
        </span>
        <span className={classes.one}>
          <WalletImage name={wallet.name} imageUrl={wallet.icon} size={56} />
        </span>
      </span>
    )
  return (
    <ProgressRing state={toRing(scene)}>
      <WalletImage name={wallet.name} imageUrl={wallet.icon} size={72} />
    </ProgressRing>
  )
}

function toRing(scene: SignInScene) {
  switch (scene) {
    case 'wallet':
    case 'checking':
      return 'pending'
    case 'success':
      return 'success'
    case 'declined':
      return 'declined'
    case 'away':
    case 'late':
      return 'unknown'
    default:
      return 'error'
  }
}
