import type {
  AdapterFeatures,
  ApprovalsAdapter,
  PermissionsAdapter,
  RequestContent,
  SwapAdapter,
  TransferAdapter,
} from '@cleat/core/adapter'
import { checkRequest } from '@cleat/evm'
import type { EvmCalls } from '@cleat/evm/calls'
import type { EvmEvidence } from '@cleat/evm/evidence'
import type { decodeRequest as decode } from '@cleat/evm/inspect'
import { loadRemoteWallets } from '@cleat/evm/remote-wallets'
import type { Config } from 'wagmi'
import { activate } from './activate.ts'
import type { createApprovals } from './approvals/createApprovals.ts'
import type { createCalls } from './calls/createCalls.ts'
import { connectWallet } from './connectWallet.ts'
import { connectWithSignIn } from './connectWithSignIn.ts'
import { createWalletSession } from './createWalletSession.ts'
import { protectProvider } from './features/protectProvider.ts'
import { readBalance } from './features/readBalance.ts'
import { readLiveConnection } from './features/readLiveConnection.ts'
import { sendRequest } from './features/sendRequest.ts'
import { sendTransfer } from './features/sendTransfer.ts'
import { signMessage } from './features/signMessage.ts'
import { submitRequest } from './features/submitRequest.ts'
import { switchNetwork } from './features/switchNetwork.ts'
import type { verifyMessage as verify } from './features/verifyMessage.ts'
import type { LateFeature } from './lateFeatures.ts'
import type { createPermissions } from './permissions/createPermissions.ts'
import { reconnectWallets } from './reconnectWallets.ts'
import { restoreWallet } from './restoreWallet.ts'
import type { createSwaps } from './swaps/createSwaps.ts'
import type { createTransfers } from './transfers/createTransfers.ts'

/** Loads what the chains can do with transfers, a large file. */
async function loadTransfers(
  parameters: Parameters<typeof createTransfers>[0],
): Promise<TransferAdapter> {
  return (await import('./transfers/createTransfers.ts')).createTransfers(parameters)
}

/** Loads the approvals of the chains. */
async function loadApprovals(
  parameters: Parameters<typeof createApprovals>[0],
): Promise<ApprovalsAdapter> {
  return (await import('./approvals/createApprovals.ts')).createApprovals(parameters)
}

const loadedSwaps = new WeakMap<object, Promise<SwapAdapter>>()

/**
 * Loads what the chains can do with exchanges, a large file. Created once for each config, because
 * it keeps the permits that it wrote until they are signed.
 */
function loadSwaps(parameters: Parameters<typeof createSwaps>[0]): Promise<SwapAdapter> {
  const { config } = parameters
  const known = loadedSwaps.get(config)
  if (known) return known
  const loading = import('./swaps/createSwaps.ts').then((file) => file.createSwaps(parameters))
  loadedSwaps.set(config, loading)
  loading.catch(() => loadedSwaps.delete(config))
  return loading
}

const loadedEvidence = new WeakMap<object, Promise<EvmEvidence>>()

/** Loads what tries requests out. Created once, because it keeps what the RPCs cannot do. */
function loadEvidence(parameters: Parameters<typeof createSwaps>[0]): Promise<EvmEvidence> {
  const { config } = parameters
  const known = loadedEvidence.get(config)
  if (known) return known
  const loading = import('./evidence/createChainEvidence.ts').then((file) =>
    file.createChainEvidence(parameters),
  )
  loadedEvidence.set(config, loading)
  loading.catch(() => loadedEvidence.delete(config))
  return loading
}

/** Once loaded, it is there at once: even then an `import()` waits for what the page draws. */
let inspect: typeof decode | undefined

/** Reads what a request does, by code that loads with the first one. */
async function decodeRequest(...parameters: Parameters<typeof decode>): Promise<RequestContent> {
  inspect ??= (await import('@cleat/evm/inspect')).decodeRequest
  return inspect(...parameters)
}

/** Loads what wallets grant to apps. */
async function loadPermissions(
  parameters: Parameters<typeof createPermissions>[0],
): Promise<PermissionsAdapter> {
  return (await import('./permissions/createPermissions.ts')).createPermissions(parameters)
}

/** Verifies a signature by cryptography that loads with the first use. */
async function verifyMessage(...parameters: Parameters<typeof verify>): ReturnType<typeof verify> {
  return (await import('./features/verifyMessage.ts')).verifyMessage(...parameters)
}

const loadedCalls = new WeakMap<object, Promise<EvmCalls>>()

/** Loads batches of calls. Created once, because it keeps what it saw of their transactions. */
function loadCalls(parameters: Parameters<typeof createCalls>[0]): Promise<EvmCalls> {
  const { config } = parameters
  const known = loadedCalls.get(config)
  if (known) return known
  const loading = import('./calls/createCalls.ts').then((file) => file.createCalls(parameters))
  loadedCalls.set(config, loading)
  loading.catch(() => loadedCalls.delete(config))
  return loading
}

/** The features that load with their first use. */
function createLateFeatures(config: Config): Pick<AdapterFeatures, LateFeature> {
  const send: AdapterFeatures['provider:request'] = (request) => sendRequest(config, request)
  const parameters = { config, send }
  const calls = () => loadCalls(parameters)
  return {
    'provider:request': send,
    'network:switch': (request) => switchNetwork(config, request),
    'connection:read': async (request) => readLiveConnection(config, request?.connectorId),
    'connection:use': (request) => activate(config, request),
    'connection:signIn': (request) => connectWithSignIn(config, request),
    'remoteWallets:load': (request) => loadRemoteWallets(request),
    'message:sign': (request) => signMessage(send, request),
    'message:verify': (request) => verifyMessage(config, request),
    'balance:read': (request) => readBalance(config.getClient, request),
    'transfer:send': (request) => sendTransfer(send, request),
    'approvals:load': () => loadApprovals(parameters),
    'permissions:load': () => loadPermissions(parameters),
    'swaps:load': () => loadSwaps(parameters),
    'transfers:load': () => loadTransfers(parameters),
    'calls:send': async (request) => (await calls())['calls:send'](request),
    'calls:show': async (request) => (await calls())['calls:show'](request),
    'calls:status': async (request) => (await calls())['calls:status'](request),
    'capabilities:read': async (request) => (await calls())['capabilities:read'](request),
    'account:code': async (request) => (await loadEvidence(parameters)).readCode(request),
    'request:check': async (request) => checkRequest(request),
    'request:decode': decodeRequest,
    'request:parties': async (request) => (await loadEvidence(parameters)).readParties(request),
    'request:simulate': async (request) => (await loadEvidence(parameters)).simulate(request),
  }
}

type OnDemand = {
  readonly activate: typeof activate
  readonly connectWallet: typeof connectWallet
  readonly connectWithSignIn: typeof connectWithSignIn
  readonly createLateFeatures: typeof createLateFeatures
  readonly createWalletSession: typeof createWalletSession
  readonly loadRemoteWallets: typeof loadRemoteWallets
  readonly protectProvider: typeof protectProvider
  readonly readBalance: typeof readBalance
  readonly readLiveConnection: typeof readLiveConnection
  readonly reconnectWallets: typeof reconnectWallets
  readonly restoreWallet: typeof restoreWallet
  readonly sendRequest: typeof sendRequest
  readonly sendTransfer: typeof sendTransfer
  readonly signMessage: typeof signMessage
  readonly submitRequest: typeof submitRequest
  readonly switchNetwork: typeof switchNetwork
  readonly verifyMessage: typeof verifyMessage
}

/** The one lazy file of the adapter's first chunk. It loads the larger parts itself. */
export const onDemand: OnDemand = {
  activate,
  connectWallet,
  connectWithSignIn,
  createLateFeatures,
  createWalletSession,
  loadRemoteWallets,
  protectProvider,
  readBalance,
  readLiveConnection,
  reconnectWallets,
  restoreWallet,
  sendRequest,
  sendTransfer,
  signMessage,
  submitRequest,
  switchNetwork,
  verifyMessage,
}
