import type { Wallet } from '@cleat/core'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { NamedAddress } from '../../../components/NamedAddress/NamedAddress.tsx'
import { PairingWallet } from '../../../components/PairingWallet/PairingWallet.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useFinishConnecting } from '../../../kit/wallets/useFinishConnecting.ts'

export type PairingSuccessProps = { wallet: Wallet | undefined }

const shownMs = 800

/** Shows the success for a moment, then leaves. */
export function PairingSuccess(props: PairingSuccessProps): ReactElement {
  const finish = useFinishConnecting()
  const { name, icon, address, profileName } = useConnectedWallet()
  const text = useText()
  const announce = useAnnounce()
  const wallet = props.wallet ?? (name ? { name, image_url: icon } : undefined)
  const title = text('connecting.successTitle')
  useEffect(() => announce(title), [announce, title])
  useEffect(() => {
    const timer = setTimeout(finish, shownMs)
    return () => clearTimeout(timer)
  }, [finish])
  return (
    <Task
      icon={<PairingWallet wallet={wallet} state="success" />}
      title={title}
      text={address && <NamedAddress name={profileName} address={address} />}
    />
  )
}
