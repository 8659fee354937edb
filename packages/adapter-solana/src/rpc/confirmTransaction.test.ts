// @vitest-environment node

import { type CaipNetwork, checkNetworks } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createNetworks } from '../test/networks.ts'
import { startNode } from '../test/startNode.ts'
import { confirmTransaction } from './confirmTransaction.ts'

test('default', async () => {
  await using chain = await startChain()
  const { signature, lastValidBlockHeight } = await chain.send(1)
  await expect(confirm(chain.network, signature, lastValidBlockHeight)).resolves.toBeUndefined()
})

test('error: the chain’s reason, of one that failed on it', async () => {
  await using chain = await startChain()
  const { signature, lastValidBlockHeight } = await chain.send(10 ** 15)
  await expect(confirm(chain.network, signature, lastValidBlockHeight)).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'not enough SOL for the transfer', hash: signature },
    cause: {
      ...{ name: 'TransactionFailedError', signature },
      error: { InstructionError: [0, { Custom: 1 }] },
    },
  })
})

test('error: never seen until its blockhash was too old', async () => {
  await using chain = await startChain()
  const { lastValidBlockHeight } = await chain.connection.getLatestBlockhash()
  const confirming = confirm(chain.network, '1'.repeat(64), lastValidBlockHeight)
  const settled = expect(confirming).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'the transaction expired before the chain took it' },
    cause: { error: 'BlockhashNotFound' },
  })
  chain.advanceSlots(151)
  await settled
})

test('behavior: a node that is behind does not rule out what another one has', async () => {
  await using chain = await startChain()
  const { signature, lastValidBlockHeight } = await chain.send(1)
  chain.advanceSlots(200)
  await using ahead = await startNode(chain)
  await using behind = await startNode(chain)
  ahead.answers.set('getSignatureStatuses', () => 'lost')
  let polls = 0
  behind.answers.set('getSignatureStatuses', (answer) => {
    polls += 1
    return polls > 3 ? answer : { result: { context: { slot: 1 }, value: [null] } }
  })
  const urls = [ahead.rpcUrl, behind.rpcUrl]
  const network = { ...chain.network, rpcUrls: { default: { http: urls } } }
  await expect(confirm(network, signature, lastValidBlockHeight)).resolves.toBeUndefined()
  expect(polls).toBe(4)
})

test('error: nobody to ask', async () => {
  const [network] = checkNetworks({ networks: createNetworks('http://127.0.0.1:9') })
  if (!network) throw new Error('There are two networks.')
  await expect(confirm(network, '1'.repeat(64), 1)).rejects.toMatchObject({
    code: 'REQUEST_TIMEOUT',
    cause: { code: 'NETWORK_RPC_FAILED' },
  })
})

function confirm(network: CaipNetwork, signature: string, lastValidBlockHeight: number) {
  return confirmTransaction({
    ...{ network, signature, lastValidBlockHeight, wallet: 'Wallet', method: 'transfer:send' },
    ...{ pollingMs: 10, timeoutMs: 50 },
  })
}

async function startChain() {
  const localnet = await startLocalnet({ chains: [], solana: true })
  const { solana } = localnet
  if (!solana) throw new Error('The chain was asked for.')
  const connection = new Connection(solana.rpcUrl, 'confirmed')
  const [network] = checkNetworks({ networks: createNetworks(solana.rpcUrl) })
  const [account] = solana.accounts
  if (!network || !account) throw new Error('There are networks and accounts.')
  const payer = Keypair.fromSeed(account.seed)
  return {
    ...{ connection, network, rpcUrl: solana.rpcUrl, advanceSlots: solana.advanceSlots },
    async send(lamports: number) {
      const latest = await connection.getLatestBlockhash()
      const transaction = new Transaction({ feePayer: payer.publicKey, ...latest }).add(
        SystemProgram.transfer({
          ...{ fromPubkey: payer.publicKey, toPubkey: payer.publicKey, lamports },
        }),
      )
      const signature = await connection.sendTransaction(transaction, [payer], {
        skipPreflight: true,
      })
      return { signature, ...latest }
    },
    [Symbol.asyncDispose]: localnet.stop,
  }
}
