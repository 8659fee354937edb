// @vitest-environment node

import { checkNetworks } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createNetworks } from '../test/networks.ts'
import { startNode } from '../test/startNode.ts'
import { sendRaw } from './sendRaw.ts'

const refusals: readonly (readonly [err: unknown, message: string])[] = [
  ['BlockhashNotFound', 'Transaction simulation failed: Blockhash not found'],
  [{ InsufficientFundsForRent: { account_index: 0 } }, 'Transaction simulation failed'],
  [{ InstructionError: [0, { Custom: 1 }] }, 'Transaction simulation failed'],
]

/** A real chain behind two nodes, and a signed transaction. */
async function setUp() {
  const localnet = await startLocalnet({ chains: [], solana: true })
  const { solana } = localnet
  const [account] = solana?.accounts ?? []
  if (!solana || !account) throw new Error('The chain was asked for.')
  const nodes = [await startNode(solana), await startNode(solana)] as const
  const urls = nodes.map(({ rpcUrl }) => rpcUrl)
  const [common] = createNetworks('')
  const [network] = checkNetworks({
    networks: [{ ...common, rpcUrls: { default: { http: urls } } }],
  })
  const connection = new Connection(solana.rpcUrl, 'confirmed')
  const payer = Keypair.fromSeed(account.seed)
  const to = Keypair.generate().publicKey
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, ...latest }).add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: 10 ** 9 }),
  )
  transaction.sign(payer)
  return {
    nodes,
    balance: () => connection.getBalance(to),
    send: () => sendRaw({ network, transaction: transaction.serialize() }),
    async [Symbol.asyncDispose]() {
      await Promise.all([...nodes.map((node) => node.stop()), localnet.stop()])
    },
  }
}

const refuse =
  ([err, message]: (typeof refusals)[number]) =>
  () => ({
    error: { code: -32002, message, data: { err, logs: [] } },
  })

test('default', async () => {
  await using chain = await setUp()
  expect(await chain.send()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  expect(await chain.balance()).toBe(10 ** 9)
})

test.each(refusals)(
  'error: TRANSACTION_FAILED where the first node refuses: %j',
  async (...row) => {
    await using chain = await setUp()
    const [first, second] = chain.nodes
    first.answers.set('sendTransaction', refuse(row))
    await expect(chain.send()).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
    expect(second.asked).toEqual([])
  },
)

test.each(refusals)(
  'error: a refusal proves nothing after a node without an answer: %j',
  async (...row) => {
    await using chain = await setUp()
    const [first, second] = chain.nodes
    // The chain takes it, and the answer is lost.
    first.answers.set('sendTransaction', () => 'lost')
    second.answers.set('sendTransaction', refuse(row))
    await expect(chain.send()).rejects.toMatchObject({
      code: 'NETWORK_RPC_FAILED',
      cause: { message: expect.stringContaining(row[1]) },
    })
    expect(await chain.balance()).toBe(10 ** 9)
  },
)
