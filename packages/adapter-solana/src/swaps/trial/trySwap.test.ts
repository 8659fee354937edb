// @vitest-environment node
import { type CaipNetwork, isCleatError, type PreparedSwap } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { ownAccount, thief } from '../../test/createSwapParts.ts'
import { assets, type SwappingApp, setUpSwaps } from '../../test/setUpSwaps.ts'
import { startNode, type TestNode } from '../../test/startNode.ts'

const openApp = setUpSwaps()
const { sol, usdc } = assets
const own = ownAccount(usdc.address ?? '')

type Account = { lamports: number; owner: string; data: [string, string] } | null
type Change = (accounts: { [address: string]: Account }, answer: Record<string, unknown>) => unknown

/** Prepares on a node that says something else of what the trial did. */
async function prepareOn(
  app: SwappingApp,
  node: TestNode,
  parts: { change: Change; isSale?: boolean | undefined },
): Promise<PreparedSwap | string> {
  const { change, isSale = true } = parts
  const sides = isSale ? { source: sol, target: usdc } : { source: usdc, target: sol }
  const network: CaipNetwork = {
    ...app.network,
    rpcUrls: { default: { http: [node.rpcUrl] } },
  }
  const swap = app.createSwap({ ...sides, amount: isSale ? 2_000_000_000n : 150_300_000n, network })
  const maker = app.solana.maker?.address ?? ''
  // The accounts that a sale may change, in the order of its message.
  node.answers.set('simulateTransaction', (answer) => {
    const result = structuredClone(answer.result) as { value: { accounts: Account[] } }
    const { value } = result
    const addresses = listWritten(value.accounts, { app, maker })
    const named = Object.fromEntries(
      addresses.map((address, index) => [address, value.accounts[index] ?? null]),
    )
    const error = change(named, value)
    if (error) return { error }
    if (value.accounts) value.accounts = addresses.map((address) => named[address] ?? null)
    return { jsonrpc: '2.0', id: 1, result }
  })
  try {
    return await app.prepare(swap, await app.fetchOffer(swap))
  } catch (error) {
    if (!isCleatError(error)) throw error
    const { effect, reason } = Object(error.context) as { effect?: string; reason?: string }
    return [error.code, effect ?? reason].filter(Boolean).join(': ')
  }
}

/** Names accounts by what they are. */
function listWritten(
  accounts: readonly Account[],
  { app, maker }: { app: SwappingApp; maker: string },
): readonly string[] {
  return accounts.map((account, index) => {
    const data = base64.decode(account?.data[0] ?? '')
    if (data.length === 165)
      return base58.encode(data.slice(32, 64)) === app.address ? own : `${maker} USDC`
    return index === 0 ? app.address : maker
  })
}

const write = (account: Account | undefined, at: number, bytes: Iterable<number>) => {
  if (!account) throw new Error('There is such an account.')
  const data = base64.decode(account.data[0])
  data.set([...bytes], at)
  account.data[0] = base64.encode(data)
}
const spend = (account: Account | undefined, lamports: number) => {
  if (account) account.lamports -= lamports
}
const key = base58.decode(thief)
const used = `SWAP_EFFECT_UNEXPECTED: somebody else may use the account for a token of ${usdc.address}`

test('default: what an honest node says', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const prepared = await prepareOn(app, node, { change: () => undefined })
  expect(prepared).toMatchObject({ expected: 299_400_000n, trial: 'simulated' })
  expect(node.asked.filter((method) => method === 'simulateTransaction')).toHaveLength(1)
})

test.each<[string, Change, string, boolean?]>([
  [
    'more SOL leaves',
    (accounts) => spend(Object.values(accounts)[0], 1),
    'SWAP_EFFECT_UNEXPECTED: 2.000000001 SOL leave the account',
  ],
  ['less arrives', (accounts) => write(accounts[own], 64, [0]), 'SWAP_PRICE_MOVED'],
  ['a thief becomes the owner', (accounts) => write(accounts[own], 32, key), used],
  ['a thief may take', (accounts) => write(accounts[own], 72, [1, 0, 0, 0, ...key]), used],
  ['a thief may close', (accounts) => write(accounts[own], 129, [1, 0, 0, 0, ...key]), used],
  [
    'the account is closed',
    (accounts) => {
      accounts[own] = null
    },
    'SWAP_EFFECT_UNEXPECTED: an account for a token is closed',
  ],
  [
    'the visitor is given to a program',
    (accounts) => {
      const [first] = Object.values(accounts)
      if (first) first.owner = thief
    },
    'SWAP_EFFECT_UNEXPECTED: the account is given to a program',
  ],
  [
    'more of the token leaves',
    (accounts) => {
      const data = base64.decode(accounts[own]?.data[0] ?? '')
      const left = new DataView(data.buffer).getBigUint64(64, true)
      new DataView(data.buffer).setBigUint64(64, left - 1n, true)
      write(accounts[own], 0, data)
    },
    'SWAP_EFFECT_UNEXPECTED: 150.300001 USDC leave the account',
    false,
  ],
  [
    'less SOL arrives',
    (accounts) => spend(Object.values(accounts)[0], 1),
    'SWAP_PRICE_MOVED',
    false,
  ],
  [
    'the minimum is not met',
    (_, answer) => {
      answer.err = { InstructionError: [3, { Custom: 6001 }] }
    },
    'SWAP_PRICE_MOVED',
  ],
  [
    'a program fails',
    (_, answer) => {
      answer.err = { InstructionError: [1, { Custom: 1 }] }
      answer.logs = ['Program log: Error: insufficient funds']
    },
    'TRANSACTION_FAILED: insufficient funds',
  ],
  [
    'the node leaves accounts out',
    (_, answer) => {
      answer.accounts = null
    },
    'SWAP_EFFECT_UNEXPECTED: the node does not say what it changes',
  ],
  [
    'the node cannot try',
    () => ({ code: -32601, message: 'Method not found' }),
    'NETWORK_RPC_FAILED',
  ],
])('error: %s', async (_, change, refusal, isSale) => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  expect(await prepareOn(app, node, { change, isSale })).toBe(refusal)
})
