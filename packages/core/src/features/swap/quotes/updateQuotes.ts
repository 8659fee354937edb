import { ref } from 'valtio/vanilla'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { wait } from '../../../base/http/wait.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import { readSwap } from '../state/readSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'
import type { SwapQuote } from '../state/swapQuote.ts'
import { refreshLater } from './refreshLater.ts'
import { toQuotes } from './toQuotes.ts'
import { tryQuotes } from './tryQuotes.ts'

/** After this time without another input the sources are asked (spec §9). Milliseconds. */
const typingMs = 200

/** After this time in all they are asked for their calls, which are then tried out. */
const quietMs = 600

/**
 * Asks for the offers of the form's exchange, and again while the form is seen. What was asked
 * before is aborted. Quotes of the input before stay, to be shown dimmed.
 */
export function updateQuotes(
  context: SwapContext,
  { isRenewal = false }: { isRenewal?: boolean } = {},
): void {
  const { state, tasks, internal } = context
  clearTimeout(internal.refresh)
  const signal = tasks.quotes.start()
  const swap = readSwap(context)
  const { quoting } = state
  if (!swap) {
    if (quoting.status !== 'idle') state.quoting = { status: 'idle' }
    return
  }
  // A renewal of the same question leaves what is shown until the answer is there.
  const isKept = isRenewal && quoting.status === 'success'
  if (!isKept) {
    const quotes = 'quotes' in quoting ? quoting.quotes : []
    state.quoting = { status: 'pending', quotes: ref(quotes) }
  }
  run(context, { swap, signal, isRenewal }).catch((error: unknown) => {
    if (signal.aborted) return
    const { name } = swap.network
    const failure = toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: name } })
    state.quoting = { status: 'error', error: failure }
    refreshLater(context, {
      isRetry: true,
      renew: () => updateQuotes(context, { isRenewal: true }),
    })
  })
}

async function run(
  context: SwapContext,
  parameters: { swap: Swap; signal: AbortSignal; isRenewal: boolean },
): Promise<void> {
  const { kit, api, policy } = context
  const { swap, signal, isRenewal } = parameters
  const swaps = await loadSwaps(kit, swap.network.chainNamespace)
  signal.throwIfAborted()
  if (swaps.isWrap({ swap, policy })) {
    const wrap = { id: 'wrap', name: '', offer: undefined }
    await tryQuotes(context, { swap, signal, quotes: [wrap] })
    return
  }
  if (!api) {
    const context = { network: swap.network.name }
    throw new CleatError('SWAP_UNSUPPORTED', { context })
  }
  if (!isRenewal) {
    await wait({ ms: typingMs, signal })
    const { offers } = await api.getQuotes({ swap, isFirm: false }, { signal })
    signal.throwIfAborted()
    show(context, { swap, quotes: toQuotes(offers) })
    await wait({ ms: quietMs - typingMs, signal })
  }
  const { offers } = await api.getQuotes({ swap, isFirm: true }, { signal })
  signal.throwIfAborted()
  await tryQuotes(context, { swap, signal, quotes: toQuotes(offers) })
  refreshLater(context, { renew: () => updateQuotes(context, { isRenewal: true }) })
}

function show(
  { state }: SwapContext,
  { swap, quotes }: { swap: Swap; quotes: readonly SwapQuote[] },
): void {
  state.quoting = { status: 'success', swap, quotes: ref(quotes), isTrying: true }
}
