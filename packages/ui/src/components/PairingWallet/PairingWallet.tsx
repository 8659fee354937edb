import type { Wallet } from '@cleat/core'
import type { ReactElement } from 'react'
import { walletIcon } from '../../icons/walletIcon.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx'
import { WalletImage } from '../WalletImage/WalletImage.tsx'

export type PairingWalletProps = {
  wallet: Pick<Wallet, 'name' | 'image_url' | 'image_id'> | undefined
  state: 'pending' | 'success' | 'none'
}

/** The wallet of a pairing, in a ring that shows the progress. */
export function PairingWallet({ wallet, state }: PairingWalletProps): ReactElement {
  return (
    <ProgressRing state={state}>
      {wallet ? (
        <WalletImage
          name={wallet.name}
          imageUrl={wallet.image_url}
          imageId={wallet.image_id}
          size={72}
        />
      ) : (
        <Icon of={walletIcon} size={40} strokeWidth={1.5} />
      )}
    </ProgressRing>
  )
}
