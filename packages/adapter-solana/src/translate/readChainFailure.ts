import { readKey } from '../base/readKey.ts'
import { describeFailure } from '../rpc/describeFailure.ts'

/** Nodes write these in English, and wallets pass them on. */
const knownWords = /simulation failed|Blockhash not found|block height exceeded|prior credit/i

/**
 * The chain's reason in an error of a wallet, or of the app's connection. `@solana/web3.js` 1 has
 * it in `transactionError`, nodes in `data`. `undefined` for other errors.
 */
export function readChainFailure(error: unknown): string | undefined {
  const wrapped = [readKey(error, 'error'), readKey(error, 'cause')]
  for (const one of [error, ...wrapped]) {
    const told = readKey(one, 'transactionError') ?? one
    const data = readKey(told, 'data')
    const logs = readKey(told, 'logs') ?? readKey(data, 'logs')
    const message = readKey(told, 'message')
    const isKnown = typeof message === 'string' && knownWords.test(message)
    if (Array.isArray(logs) || isKnown)
      return describeFailure({ error: readKey(data, 'err'), logs, message })
  }
  return undefined
}
