import { type Connector, sanitizeWalletInfo } from '@cleat/core/adapter'
import type { WalletAccount } from '@wallet-standard/base'
import { readKey } from '../base/readKey.ts'
import type { SendOptions, SignInInput } from '../base/solanaWallet.ts'
import type { SolanaChain } from '../base/toSolanaChain.ts'

type TransactionInput = { account: WalletAccount; chain: SolanaChain; transaction: Uint8Array }

type Feature<input> = (...inputs: readonly input[]) => unknown

/** The wallet's functions, read once. A function that the wallet replaces later is not called. */
export type StandardFeatures = {
  readonly connect: Feature<{ silent: boolean }>
  readonly disconnect?: Feature<never> | undefined
  readonly on?: ((event: 'change', listener: (changed: unknown) => void) => unknown) | undefined
  readonly signIn?: Feature<SignInInput> | undefined
  readonly signMessage?: Feature<{ account: WalletAccount; message: Uint8Array }> | undefined
  readonly signTransaction?: Feature<TransactionInput> | undefined
  readonly signAndSendTransaction?: Feature<TransactionInput & { options: SendOptions }> | undefined
}

/** A Solana wallet that the page found. */
export type DiscoveredStandardWallet = {
  readonly wallet: object
  readonly features: StandardFeatures
  readonly connector: Connector
}

const unnamed = 'unnamed-wallet'

/** WalletConnect wallets come through Cleat's own pairing. */
const excluded = /^walletconnect$/i

/**
 * Reads a registered wallet. Returns safe display data and its functions, or `undefined` unless it
 * supports Solana.
 */
export function readStandardWallet(wallet: unknown): DiscoveredStandardWallet | undefined {
  if (typeof wallet !== 'object' || wallet === null) return undefined
  const version = readKey(wallet, 'version')
  const chains = readKey(wallet, 'chains')
  const features = readFeatures(readKey(wallet, 'features'))
  const name = readKey(wallet, 'name')
  if (typeof version !== 'string' || !/^1\./.test(version)) return undefined
  if (!Array.isArray(chains) || !chains.some(isSolanaChain) || !features) return undefined
  // The Wallet Standard identifies a wallet by name only.
  const shown = sanitizeWalletInfo({ rdns: unnamed, name, icon: readKey(wallet, 'icon') })
  if (!shown || shown.name === unnamed || excluded.test(shown.name)) return undefined
  const connector: Connector = {
    id: shown.name,
    name: shown.name,
    type: 'ANNOUNCED',
    chain: 'solana',
    chains: ['solana'],
    imageUrl: shown.icon,
    canSignIn: features.signIn !== undefined,
  }
  return { wallet, features, connector }
}

function isSolanaChain(chain: unknown): boolean {
  return typeof chain === 'string' && chain.startsWith('solana:')
}

function readFeatures(features: unknown): StandardFeatures | undefined {
  const take = <run>(feature: string, name: string): run | undefined => {
    const owner = readKey(features, feature)
    const run = readKey(owner, name)
    return typeof run === 'function' ? (run.bind(owner) as run) : undefined
  }
  const connect = take<StandardFeatures['connect']>('standard:connect', 'connect')
  if (!connect) return undefined
  return {
    connect,
    disconnect: take('standard:disconnect', 'disconnect'),
    on: take('standard:events', 'on'),
    signIn: take('solana:signIn', 'signIn'),
    signMessage: take('solana:signMessage', 'signMessage'),
    signTransaction: take('solana:signTransaction', 'signTransaction'),
    signAndSendTransaction: take('solana:signAndSendTransaction', 'signAndSendTransaction'),
  }
}
