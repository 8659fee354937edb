import { createDevWallet, createWindowApprover, type DevWallet } from '@cleat/testing'
import { localnet } from '../localnet/localnet.ts'
import { doWalletsAgree, isWalletWanted } from './visitor.ts'
import { walletLook } from './walletLook.ts'

const chains = localnet.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))

/** The page's EVM wallets for manual use. Tests bring their own. */
export const wallets: DevWallet[] = []

/** Installs two development wallets. Each one asks in a small window, like an extension. */
export function installWallets(): void {
  if (!isWalletWanted) return
  installEvmWallet({ look: 'harbour' })
  installEvmWallet({ look: 'bollard' })
}

export function installEvmWallet(parameters: {
  look: keyof typeof walletLook
  /** @default the first keys that local chains fund */
  privateKeys?: readonly `0x${string}`[]
}): void {
  const { look, privateKeys } = parameters
  const wallet = createDevWallet({
    ...{ chains, privateKeys, storage: localStorage, hasSignIn: true },
    info: { ...walletLook[look], rdns: `dev.cleat.${look}` },
    approve: doWalletsAgree ? undefined : createWindowApprover({ url: '/wallet.html' }),
  })
  wallet.announce()
  wallets.push(wallet)
}
