import type {
  AdapterSession,
  ApprovalsAdapter,
  CaipNetwork,
  PermissionsAdapter,
  RequestContent,
  SwapAdapter,
  TransferAdapter,
} from '@cleat/core/adapter'
import { checkRequest, type Eip1193Wallet } from '@cleat/evm'
import type { EvmCalls } from '@cleat/evm/calls'
import type { EvmEvidence } from '@cleat/evm/evidence'
import type { decodeRequest as decode } from '@cleat/evm/inspect'
import { loadRemoteWallets } from '@cleat/evm/remote-wallets'
import type { createApprovals } from './approvals/createApprovals.ts'
import type { connectWithSignIn as connectAndProve } from './features/connectWithSignIn.ts'
import { readBalance } from './features/readBalance.ts'
import type { EthersLibrary } from './library/ethersLibrary.ts'
import type { createPermissions } from './permissions/createPermissions.ts'

type Using = { session: AdapterSession<Eip1193Wallet>; library: EthersLibrary }
type Signed = { message: string; address: string; signature: string }

/** Loads what the chains can do with transfers, a large file. */
async function loadTransfers(using: Using): Promise<TransferAdapter> {
  return (await import('./transfers/createTransfers.ts')).createTransfers(using)
}

/** Loads the approvals of the chains. */
async function loadApprovals(
  parameters: Parameters<typeof createApprovals>[0],
): Promise<ApprovalsAdapter> {
  return (await import('./approvals/createApprovals.ts')).createApprovals(parameters)
}

const loadedSwaps = new WeakMap<object, Promise<SwapAdapter>>()

/**
 * Loads what the chains can do with exchanges, a large file. Created once for each session, because
 * it keeps the permits that it wrote until they are signed.
 */
function loadSwaps(using: Using): Promise<SwapAdapter> {
  const { session } = using
  const known = loadedSwaps.get(session)
  if (known) return known
  const loading = import('./swaps/createSwaps.ts').then((file) => file.createSwaps(using))
  loadedSwaps.set(session, loading)
  loading.catch(() => loadedSwaps.delete(session))
  return loading
}

const loadedEvidence = new WeakMap<object, Promise<EvmEvidence>>()

/** Loads what tries requests out. Created once, because it keeps what the RPCs cannot do. */
function loadEvidence(using: Using): Promise<EvmEvidence> {
  const { session } = using
  const known = loadedEvidence.get(session)
  if (known) return known
  const loading = import('./evidence/createChainEvidence.ts').then((file) =>
    file.createChainEvidence(using),
  )
  loadedEvidence.set(session, loading)
  loading.catch(() => loadedEvidence.delete(session))
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
async function verifyMessage({ session, library }: Using, signed: Signed): Promise<boolean> {
  const { verifyMessage: verify } = await import('./features/verifyMessage.ts')
  return verify({ session, library: await library.load() }, signed)
}

async function fetchBalance(
  library: EthersLibrary,
  parameters: { address: string; network: CaipNetwork },
): ReturnType<typeof readBalance> {
  return readBalance(await library.load(), parameters)
}

/** Connects a wallet that signs in with the same prompt, by code that loads with the first use. */
async function connectWithSignIn(
  ...parameters: Parameters<typeof connectAndProve>
): ReturnType<typeof connectAndProve> {
  return (await import('./features/connectWithSignIn.ts')).connectWithSignIn(...parameters)
}

const loadedCalls = new WeakMap<object, Promise<EvmCalls>>()

/** Loads batches of calls. Created once, because it keeps what it saw of their transactions. */
function loadCalls(using: Using): Promise<EvmCalls> {
  const { session } = using
  const known = loadedCalls.get(session)
  if (known) return known
  const loading = import('./calls/createCalls.ts').then((file) => file.createCalls(using))
  loadedCalls.set(session, loading)
  loading.catch(() => loadedCalls.delete(session))
  return loading
}

type OnDemand = {
  readonly connectWithSignIn: typeof connectWithSignIn
  readonly checkRequest: typeof checkRequest
  readonly decodeRequest: typeof decodeRequest
  readonly loadEvidence: typeof loadEvidence
  readonly loadApprovals: typeof loadApprovals
  readonly loadCalls: typeof loadCalls
  readonly loadRemoteWallets: typeof loadRemoteWallets
  readonly loadPermissions: typeof loadPermissions
  readonly loadSwaps: typeof loadSwaps
  readonly loadTransfers: typeof loadTransfers
  readonly fetchBalance: typeof fetchBalance
  readonly verifyMessage: typeof verifyMessage
}

/** The one lazy file of the adapter's first chunk. It loads the larger parts itself. */
export const onDemand: OnDemand = {
  connectWithSignIn,
  checkRequest,
  decodeRequest,
  loadEvidence,
  loadApprovals,
  loadCalls,
  loadRemoteWallets,
  loadPermissions,
  loadSwaps,
  loadTransfers,
  fetchBalance,
  verifyMessage,
}
