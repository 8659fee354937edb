import type { TransferAdapter } from '../../../contract/transfers/transferAdapter.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import { loadTransfers } from '../state/loadTransfers.ts'
import type { SendContext } from '../state/sendContext.ts'
import { isConfusingName } from './isConfusingName.ts'
import { readName } from './readName.ts'

/** The receiver that a text resolves to. */
export type FoundReceiver = {
  readonly status: 'success'
  readonly address: string
  /** The typed name, if it was one. */
  readonly name?: string | undefined
  readonly avatar?: string | undefined
  /** Whether the name can be confused with another one, or with an address. */
  readonly isConfusing: boolean
}

type NotFound = { readonly status: 'error'; readonly reason: 'invalid' | 'nobody' }

/** The pause in typing before a name is looked up. */
const restMs = 500

/** Longer than any address or name. */
const lengthLimit = 512

/**
 * Resolves a text to a receiver: an address of the network, or a name that resolves to one.
 * @throws `NETWORK_RPC_FAILED`, `UI_LOAD_FAILED`, or the reason of the signal
 */
export async function findReceiver(
  { kit }: SendContext,
  parameters: { text: string; sender: Sender; signal: AbortSignal },
): Promise<FoundReceiver | NotFound> {
  const { text, sender, signal } = parameters
  if (text.length > lengthLimit) return { status: 'error', reason: 'invalid' }
  const transfers = await loadTransfers(kit, sender.namespace)
  const address = transfers.parseReceiver({ text, network: sender.network })
  if (address !== undefined) return { status: 'success', address, isConfusing: false }
  const name = readName(text)
  if (name === undefined || !transfers.resolveName) return { status: 'error', reason: 'invalid' }
  await rest(signal)
  const { names } = kit.options
  const ensRpcUrl = names ? names.ensRpcUrl : undefined
  return await resolve(transfers, { name, sender, ensRpcUrl, signal })
}

async function resolve(
  transfers: TransferAdapter,
  parameters: {
    name: string
    sender: Sender
    ensRpcUrl: string | undefined
    signal: AbortSignal
  },
): Promise<FoundReceiver | NotFound> {
  const { name, sender, ensRpcUrl, signal } = parameters
  const { network } = sender
  const resolved = await transfers.resolveName?.({ name, network, ensRpcUrl, signal })
  // The resolved address is untrusted too.
  const address = resolved && transfers.parseReceiver({ text: resolved.address, network })
  if (!resolved || address === undefined) return { status: 'error', reason: 'nobody' }
  return {
    status: 'success',
    address,
    name: resolved.name,
    avatar: resolved.avatar,
    isConfusing: isConfusingName({ typed: name, registered: resolved.name }),
  }
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, restMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
