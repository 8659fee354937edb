import { walletIcon } from './walletIcon.ts'

/** The wallet's announcement (EIP-6963). */
export type DevWalletInfo = {
  /** A version 4 UUID of this announcement. */
  readonly uuid: string
  /** The name of the wallet. */
  readonly name: string
  /** A data URI. */
  readonly icon: string
  /** Reverse domain name, the same for all versions of the wallet. */
  readonly rdns: string
}

export function devWalletInfo(
  info: { [key in keyof DevWalletInfo]?: string | undefined },
): DevWalletInfo {
  return Object.freeze({
    uuid: info.uuid ?? crypto.randomUUID(),
    name: info.name ?? 'Cleat Dev Wallet',
    icon: info.icon ?? walletIcon(),
    rdns: info.rdns ?? 'dev.cleat.wallet',
  })
}
