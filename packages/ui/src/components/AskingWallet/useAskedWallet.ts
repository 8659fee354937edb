import type { Wallet } from '@cleat/core'
import { restoreWalletLink } from '@cleat/core/wallets'
import { useConnectedWallet } from '../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { unnamedWallet } from '../../kit/wallets/unnamedWallet.ts'
import { useDevice } from '../../kit/wallets/useDevice.ts'

export type AskedWallet = {
  readonly wallet: Pick<Wallet, 'name' | 'image_url' | 'image_id'>
  /** The wallet that `link` opens. */
  readonly linked: Wallet | undefined
  /** Opens the wallet if it is an app on this device. */
  readonly link: ReturnType<typeof restoreWalletLink>
  /** Whether it is on another device. */
  readonly isElsewhere: boolean
}

/** The wallet that has the request. */
export function useAskedWallet(): AskedWallet {
  const { connection } = useKit().controllers
  const device = useDevice()
  const { name, icon } = useConnectedWallet()
  const request = useControllerState(connection.state, ({ waiting }) => waiting.at(-1))
  const { href, linked } = request ?? {}
  const link = href ? restoreWalletLink({ href, wallet: linked, device }) : undefined
  return {
    wallet: linked ?? {
      name: name ?? request?.wallet ?? unnamedWallet,
      image_url: icon,
    },
    linked,
    link,
    isElsewhere: request !== undefined && link === undefined,
  }
}
