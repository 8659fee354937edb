import { Connection } from '@solana/web3.js'
import { afterAll } from 'vitest'
import { type LocalSolana, startSolana } from '../solana/startSolana.ts'

/** A chain with fast slots for a test file, with a connection to it. */
export async function startTestSolana(): Promise<{ solana: LocalSolana; connection: Connection }> {
  const solana = await startSolana({ slotMs: 50 })
  afterAll(solana.stop)
  return { solana, connection: new Connection(solana.rpcUrl, 'confirmed') }
}
