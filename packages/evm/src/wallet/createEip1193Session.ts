import { CleatError, type DiscoveredWallet, readErrorCode } from '@cleat/core/adapter'
import { type GuardedProvider, guardProvider } from '../provider/guardProvider.ts'
import { createAccountRequest } from './createAccountRequest.ts'
import { revokePermission } from './revokePermission.ts'

/** Accounts, chain and events of one wallet. Keeps no copy of what the wallet shares. */
export type Eip1193Session<address extends string = string> = {
  /** The wallet's provider, with checks and timeouts. */
  readonly provider: GuardedProvider
  /**
   * Requests accounts with a prompt. Resolves with their addresses, the active one first.
   * @throws `CONNECTION_NO_ACCOUNTS`, `WALLET_BAD_ANSWER`, or the wallet's own error
   */
  requestAccounts(): Promise<readonly [address, ...address[]]>
  /** Reads the shared accounts without a prompt. Empty if the wallet shares none. */
  readAccounts(): Promise<readonly address[]>
  /** Reads the chain id as a number, such as 1 for Ethereum. */
  readChainId(): Promise<number>
  /** Revokes the permission to see accounts. Never rejects. */
  revoke(): Promise<void>
  /**
   * Listens to the wallet's events.
   * @returns removes the listeners
   */
  watch(handlers: Eip1193Handlers<address>): () => void
}

/** The listeners of a session. */
export type Eip1193Handlers<address extends string = string> = {
  /** The shared accounts changed. The active one is first. */
  onAccounts(accounts: readonly [address, ...address[]]): void
  /** The wallet moved to another chain. */
  onChainId(chainId: number): void
  /** The wallet shares no account any more. */
  onLock(): void
  /** The wallet ended the connection. */
  onDisconnect(): void
  /** The wallet lost its connection to the chain and reconnects. */
  onInterrupt(): void
}

export declare namespace createEip1193Session {
  type Parameters<address extends string = string> = {
    /** The wallet, from `watchWallets`. */
    wallet: DiscoveredWallet
    /** Adds the checksum (EIP-55) to an address. */
    toAddress: (address: string) => address
  }
}

/**
 * EIP-1193: "the provider is disconnected from the specified chain", with the code of websockets.
 */
const interrupted = 1013

/**
 * Creates a session with a wallet: typed requests and events. It keeps no connection. Adapters do:
 * wagmi's in the state of wagmi, others in `createWalletAdapter`.
 * @see EIP-1102, EIP-1193, EIP-2255 and MIP-2
 */
export function createEip1193Session<address extends string>(
  parameters: createEip1193Session.Parameters<address>,
): Eip1193Session<address> {
  const { wallet, toAddress } = parameters
  const provider = guardProvider(wallet)
  const request = createAccountRequest(provider)
  // The guard has checked the form of answers and payloads.
  const toAddresses = (answer: unknown) =>
    (answer as readonly string[]).map((address) => toAddress(address))
  const isNotEmpty = (accounts: readonly address[]): accounts is readonly [address, ...address[]] =>
    accounts.length > 0

  return {
    provider,
    async requestAccounts() {
      const accounts = toAddresses(await request())
      if (isNotEmpty(accounts)) return accounts
      throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: wallet.name } })
    },
    readAccounts: async () => toAddresses(await provider.request({ method: 'eth_accounts' })),
    readChainId: async () => Number(await provider.request({ method: 'eth_chainId' })),
    revoke: () => revokePermission(provider),
    watch({ onAccounts, onChainId, onLock, onDisconnect, onInterrupt }) {
      const listeners = {
        accountsChanged(answer: unknown) {
          const accounts = toAddresses(answer)
          if (isNotEmpty(accounts)) onAccounts(accounts)
          else onLock()
        },
        chainChanged: (chainId: unknown) => onChainId(Number(chainId)),
        disconnect: (error: unknown) =>
          readErrorCode(error) === interrupted ? onInterrupt() : onDisconnect(),
      }
      for (const [event, listener] of Object.entries(listeners)) provider.on(event, listener)
      return () => {
        for (const [event, listener] of Object.entries(listeners))
          provider.removeListener(event, listener)
      }
    },
  }
}
