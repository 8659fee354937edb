import type {
  AdapterContext,
  AdapterFeatures,
  AdapterSession,
  createWalletAdapter,
  DiscoveredWallet,
  StorageArea,
} from '@cleat/core/adapter'
import {
  createAppProvider,
  createEip1193Wallet,
  type Eip1193Wallet,
  evmRules,
  watchWallets,
} from '@cleat/evm'
import { sendRequest } from './features/sendRequest.ts'
import { sendTransfer } from './features/sendTransfer.ts'
import { signMessage } from './features/signMessage.ts'
import type { EthersLibrary } from './library/ethersLibrary.ts'

/** Where the wallets that were connected are remembered. */
type Remembered = { storage?: StorageArea | undefined; storageKey?: string | undefined }

/** What the kernel of adapters needs to reach wallets through a version of ethers. */
export function adapterParameters(
  library: EthersLibrary,
  { storage, storageKey }: Remembered,
): createWalletAdapter.Parameters<'eip155', Eip1193Wallet> {
  return {
    ...{ storage, storageKey },
    ...{ id: library.id, namespace: 'eip155', rules: evmRules },
    discover: (context, report) => discover(library, context, report),
    features: (session) => features({ session, library }),
  }
}

/** The wallets of the page, and the remote ones once they load. */
function discover(
  { toAddress }: EthersLibrary,
  context: AdapterContext<'eip155'>,
  report: (wallets: readonly Eip1193Wallet[]) => void,
): () => void {
  const known = new Map<DiscoveredWallet['provider'], Eip1193Wallet>()
  const toWallet = (wallet: DiscoveredWallet) => {
    const made = known.get(wallet.provider) ?? createEip1193Wallet({ wallet, toAddress })
    known.set(wallet.provider, made)
    return made
  }
  const stop = watchWallets(context, (wallets) => report(wallets.map(toWallet)))
  return () => {
    stop()
    for (const { provider } of known.values()) provider.release()
  }
}

/** Loads the one lazy file of the adapter. */
async function load() {
  return (await import('./onDemand.ts')).onDemand
}

function features(using: {
  session: AdapterSession<Eip1193Wallet>
  library: EthersLibrary
}): Partial<AdapterFeatures> {
  const { session, library } = using
  const loadCalls = async () => (await load()).loadCalls(using)
  return {
    'remoteWallets:load': async (request) => (await load()).loadRemoteWallets(request),
    'connection:signIn': async (request) => (await load()).connectWithSignIn(session, request),
    'message:sign': (request) => signMessage(using, request),
    'message:verify': async (request) => (await load()).verifyMessage(using, request),
    'balance:read': async (request) => (await load()).fetchBalance(library, request),
    'approvals:load': async () => (await load()).loadApprovals(using),
    'swaps:load': async () => (await load()).loadSwaps(using),
    'transfers:load': async () => (await load()).loadTransfers(using),
    'transfer:send': (request) => sendTransfer(using, request),
    'provider:create': ({ submit }) => createAppProvider({ submit, subscribe: session.subscribe }),
    'account:code': async (request) => (await (await load()).loadEvidence(using)).readCode(request),
    'request:check': async (request) => (await load()).checkRequest(request),
    'request:decode': async (request) => (await load()).decodeRequest(request),
    'request:simulate': async (request) =>
      (await (await load()).loadEvidence(using)).simulate(request),
    'request:parties': async (request) =>
      (await (await load()).loadEvidence(using)).readParties(request),
    'capabilities:read': async (request) => (await loadCalls())['capabilities:read'](request),
    'calls:send': async (request) => (await loadCalls())['calls:send'](request),
    'calls:status': async (request) => (await loadCalls())['calls:status'](request),
    'calls:show': async (request) => (await loadCalls())['calls:show'](request),
    'permissions:load': async () => (await load()).loadPermissions(using),
    'provider:request': (request) => sendRequest(session, request),
  }
}
