import { type Address, isAddressEqual } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletBatches } from '../provider/walletBatches.ts'
import { type Bundles, createBundles } from '../state/createBundles.ts'
import { createQueue, type Queued } from '../state/createQueue.ts'
import { createWalletState, type WalletState } from '../state/createWalletState.ts'
import { savedStateStore } from '../state/savedState.ts'
import type { WalletStorage } from '../state/walletStorage.ts'
import { createProgram, type Program } from '../wallet/createProgram.ts'
import { createRequestLog, type RequestLog } from '../wallet/createRequestLog.ts'
import { devPrivateKeys } from '../wallet/devPrivateKeys.ts'
import { createQuestionSignals, type QuestionSignals } from './createQuestionSignals.ts'
import type { QuietClient } from './createQuietClient.ts'
import type { Delivery } from './delivery.ts'
import { createBitcoinFamily } from './family/createBitcoinFamily.ts'
import { createCosmosFamily } from './family/createCosmosFamily.ts'
import { createSolanaFamily } from './family/createSolanaFamily.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import type { PeerApp } from './peerApp.ts'
import type { PeerApprover } from './peerQuestion.ts'
import type { ProposalBehaviour } from './proposalBehaviour.ts'
import type { WalletConnectPeerParameters } from './walletConnectPeer.ts'

/** The state that the parts of one peer share. */
export type PeerContext = {
  readonly client: QuietClient
  readonly state: WalletState
  readonly accounts: readonly Address[]
  readonly account: (address: Address) => PrivateKeyAccount
  /** The active account. */
  readonly active: () => Address
  /** The namespaces besides EIP-155. */
  readonly families: readonly PeerFamily[]
  readonly metadata: PeerApp
  readonly approve: PeerApprover
  readonly program: Program
  readonly deliveries: Program<Delivery>
  readonly proposalProgram: Program<ProposalBehaviour>
  readonly log: RequestLog
  readonly queued: Queued
  readonly batches: WalletBatches | undefined
  readonly bundles: Bundles
  readonly sessionProperties: Readonly<Record<string, string>>
  readonly questions: QuestionSignals
  readonly signInType: 'eip191' | 'eip1271'
  readonly onError: (error: unknown) => void
  readonly onChange: () => void
}

export type PeerContextParameters = WalletConnectPeerParameters & {
  client: QuietClient
  metadata: PeerApp
  storage: WalletStorage
  onChange: () => void
  /** A closed peer reports no errors: what it could not send any more is no fault. */
  isClosed: () => boolean
}

export function createPeerContext(parameters: PeerContextParameters): PeerContext {
  const { client, metadata, storage, chains, solana, bitcoin, cosmos, onChange } = parameters
  const { privateKeys = devPrivateKeys, approve = approveAll } = parameters
  const onError = (error: unknown) => {
    if (!parameters.isClosed()) (parameters.onError ?? throwLater)(error)
  }
  const keyAccounts = privateKeys.map((key) => privateKeyToAccount(key))
  const accounts = Object.freeze(keyAccounts.map(({ address }) => address))
  const [firstAccount] = accounts
  if (!firstAccount) throw new Error('A wallet needs an account: pass a key in "privateKeys".')
  const store = savedStateStore({ storage, key: 'cleat.wallet-connect-peer.state' })
  const state = createWalletState({ accounts, chains, store, emit: onChange })
  return {
    ...{ client, state, accounts, metadata, approve, onError, onChange },
    active: () => state.selected[0] ?? firstAccount,
    account: (address) => {
      const found = keyAccounts.find((own) => isAddressEqual(own.address, address))
      if (found) return found
      throw new ProviderRpcError({ code: 4100, message: `The wallet lacks ${address}.` })
    },
    families: [
      ...(solana ? [createSolanaFamily({ ...solana, storage })] : []),
      ...(cosmos ? [createCosmosFamily({ ...cosmos, storage })] : []),
      ...(bitcoin ? [createBitcoinFamily({ ...bitcoin, storage })] : []),
    ],
    program: createProgram(),
    deliveries: createProgram(),
    proposalProgram: createProgram(),
    log: createRequestLog(),
    queued: createQueue(),
    batches: parameters.batches,
    bundles: createBundles(),
    sessionProperties: parameters.sessionProperties ?? {},
    questions: createQuestionSignals(),
    signInType: parameters.signInType ?? 'eip191',
  }
}

const approveAll: PeerApprover = async () => ({ approved: true })

/** Rethrows an error that nothing awaits, for the error handlers of the page or process. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
