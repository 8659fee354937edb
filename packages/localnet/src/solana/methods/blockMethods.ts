import type { Ledger } from '../ledger/createLedger.ts'
import { RpcError } from '../ledger/rpcError.ts'
import { type Method, withContext } from './method.ts'
import { readWhole } from './readParams.ts'

/** Methods that read the state of the chain. */
export function blockMethods(
  ledger: Ledger,
  options: { genesisHash: string },
): Record<string, Method> {
  const slot = ([given]: readonly unknown[]) => (isFinal(given) ? ledger.root : ledger.slot)
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
    getGenesisHash: () => options.genesisHash,
    getSlot: slot,
    getBlockHeight: slot,
    getTransactionCount: () => ledger.history.size,
    getEpochInfo: (params) => ({
      absoluteSlot: slot(params),
      blockHeight: slot(params),
      epoch: 0,
      slotIndex: slot(params),
      slotsInEpoch: 432_000,
      transactionCount: ledger.history.size,
    }),
    getBlockTime: ([given]) => {
      const wanted = readWhole(given, 'slot')
      if (wanted <= ledger.slot) return ledger.blockTimeOf(wanted)
      throw new RpcError({ code: -32004, message: `Block not available for slot ${wanted}` })
    },
    getLatestBlockhash: () => withContext(ledger, ledger.blockhashes.latest),
    isBlockhashValid: ([blockhash]) =>
      withContext(
        ledger,
        typeof blockhash === 'string' &&
          ledger.blockhashes.isValid({ blockhash, slot: ledger.slot }),
      ),
    getRecentPrioritizationFees: () => [{ slot: ledger.slot, prioritizationFee: 0 }],
  }
}

function isFinal(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false
  return Reflect.get(options, 'commitment') === 'finalized'
}
