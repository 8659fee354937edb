import type { CaipAddress, CaipNetworkId, CleatError, Connector, Kit } from '@cleat/core'
import type { connectWalletConnect } from '@cleat/core/remote-wallets'
import { testAddress } from './createTestAdapter.ts'
import { mainnet } from './testNetworks.ts'

/** Remote wallets whose relay and wallet the test plays. */
export type TestPairing = {
  /** The pairing requests, oldest first. */
  readonly asked: readonly connectWalletConnect.Parameters[]
  /** The ids of cancelled requests. */
  readonly cancelled: readonly number[]
  /** How often a URI was prefetched. */
  readonly prepared: number
  /** The relay is ready: wallets can scan the URI. */
  propose(uri?: string): void
  /** A wallet rejects, and a new proposal follows. */
  decline(uri: string): void
  /** No proposal can be created. */
  fail(error: CleatError): void
  /** The wallet approves with its account. */
  answer(): void
  /** Replaces these actions of a kit. */
  attach(kit: Kit): Kit
}

export const walletConnect: Connector = {
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain: 'eip155',
  chains: ['eip155'],
}

export const pairingUri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1789012345'

type Attempt = {
  readonly resolve: (account: Awaited<connectWalletConnect.ReturnType>) => void
  readonly reject: (error: unknown) => void
}

/** Keeps the contract of `connectWalletConnect`; the test controls the rest. */
export function createTestPairing(): TestPairing {
  const asked: connectWalletConnect.Parameters[] = []
  const cancelled: number[] = []
  const flow = { connectorId: walletConnect.id, namespace: 'eip155' } as const
  let prepared = 0
  let attempt: Attempt | undefined
  let kit: Kit | undefined
  const controllers = () => {
    if (!kit) throw new Error('No kit')
    return kit.controllers
  }
  const connection = () => controllers().connection

  const connect = (parameters: connectWalletConnect.Parameters = {}) => {
    asked.push(parameters)
    if (parameters.restart) connection().set({ wcUri: undefined })
    connection().setFlow({ status: 'pending', ...flow })
    return new Promise<Awaited<connectWalletConnect.ReturnType>>((resolve, reject) => {
      const own = { resolve, reject }
      attempt = own
      parameters.signal?.addEventListener('abort', () => {
        reject(parameters.signal?.reason)
        if (attempt !== own) return
        connection().setFlow({ status: 'idle' })
        connection().set({ wcUri: undefined, wcDeclined: false })
      })
    })
  }
  return {
    asked,
    cancelled,
    get prepared() {
      return prepared
    },
    propose: (uri = pairingUri) => connection().set({ wcUri: uri }),
    decline: (uri) => connection().set({ wcUri: uri, wcDeclined: true }),
    fail(error) {
      connection().set({ wcUri: undefined, wcError: true })
      connection().setFlow({ status: 'error', ...flow, error })
      attempt?.reject(error)
    },
    answer() {
      const { connectorId, namespace } = flow
      const accounts = [{ address: testAddress }] as const
      controllers().account.setConnected(namespace, {
        connection: { connectorId, accounts, caipNetworkId: 'eip155:1' as CaipNetworkId },
        walletInfo: undefined,
      })
      connection().setFlow({ status: 'success', ...flow })
      const caipAddress = `eip155:1:${testAddress}` as CaipAddress
      attempt?.resolve({ ...flow, address: testAddress, caipAddress })
    },
    attach(given) {
      kit = given
      const cancelRequest = ({ id }: { id: number }) => {
        cancelled.push(id)
        const { waiting } = connection().state
        connection().set({ waiting: waiting.filter((request) => request.id !== id) })
      }
      const preparePairing = async () => {
        prepared += 1
      }
      const wallets = {
        byNamespace: { eip155: [] },
        connectWalletConnect: connect,
        preparePairing,
        cancelRequest,
        askToSignIn: async () => undefined,
        getUniversalProvider: async () => undefined,
        getSession: () => null,
      }
      const remoteWallets = {
        setup: { options: { adapters: [], networks: [mainnet] as const }, area: localStorage },
        provide: () => undefined,
        loaded: Promise.resolve(wallets),
        current: wallets,
      }
      return { ...given, remoteWallets }
    },
  }
}
