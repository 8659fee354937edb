import { hexToBigInt, numberToHex, parseTransaction, stringToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import type { PreparedTransaction } from '../accounts/createPlainAccount.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import type { FrameUser } from '../protocol/frameUser.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { createFrameSigner } from './createFrameSigner.ts'
import { createUserStore } from './createUserStore.ts'
import { FrameError } from './frameError.ts'
import type { WalletFrame } from './openFrame.ts'

const owner = privateKeyToAccount(generatePrivateKey())
const thief = privateKeyToAccount(generatePrivateKey())
const chain = { chainId: 8453, rpcUrl: 'http://127.0.0.1:1' }
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const user: FrameUser = {
  provider: 'email',
  accounts: [{ namespace: 'eip155', address: owner.address }],
}
const typedData = JSON.stringify({
  types: { EIP712Domain: [], Note: [{ name: 'text', type: 'string' }] },
  ...{ primaryType: 'Note', domain: {}, message: { text: 'Ahoy' } },
})

type Sign = (request: FrameRequest) => Promise<readonly string[]>

/** A signer whose frame signs as a test says. */
function openSigner(sign: Sign, { isLoggedIn = true } = {}) {
  const users = createUserStore(createMemoryArea())
  if (isLoggedIn) users.write(user)
  const asked: unknown[] = []
  const call = vi.fn(async (kind: string, body: FrameRequest) => {
    asked.push([kind, body])
    return kind === 'request' ? { signed: await sign(body) } : {}
  }) as unknown as WalletFrame['call']
  const signer = createFrameSigner({
    frame: { call },
    users,
    networks: new Map([[8453, { name: 'Base', symbol: 'ETH', decimals: 18 }]]),
    translate: (error) => error,
  })
  return { signer, users, asked }
}

/** Signs what is asked, by a key. */
const signBy =
  (account: typeof owner): Sign =>
  async ({ question }) => {
    switch (question.method) {
      case 'personal_sign':
        return [await account.signMessage({ message: { raw: question.message } })]
      case 'eth_signTypedData_v4':
        return [await account.signTypedData(JSON.parse(question.typedData))]
      case 'eth_signTransaction':
        return [await signTransaction(account, question.transaction)]
      default:
        return []
    }
  }

type Transaction = Extract<
  FrameRequest['question'],
  { method: 'eth_signTransaction' }
>['transaction']

function signTransaction(account: typeof owner, given: Transaction) {
  const { chainId, nonce, to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas } = given
  return account.signTransaction({
    ...{ type: 'eip1559', chainId, nonce, to, data, value: hexToBigInt(value) },
    ...{ gas: hexToBigInt(gas), maxFeePerGas: hexToBigInt(maxFeePerGas) },
    maxPriorityFeePerGas: hexToBigInt(maxPriorityFeePerGas),
  })
}

/** What a plain account sends, up to its signature: its node does not answer. */
const prepared: PreparedTransaction = {
  kind: 'plain',
  to: receiver,
  value: 5n,
  data: '0x',
  gas: 21_000n,
  mostFee: 21_000n,
  ...{ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
}

test('default: messages and typed data, for the account and the network in use', async () => {
  const { signer, asked } = openSigner(signBy(owner))
  const message = stringToHex('Ahoy')
  const signature = await signer.signMessage({ message, chain })
  expect(signature).toBe(await owner.signMessage({ message: 'Ahoy' }))
  expect(asked).toEqual([
    [
      'request',
      {
        ...{ caipNetworkId: 'eip155:8453', address: owner.address },
        network: { name: 'Base', symbol: 'ETH', decimals: 18 },
        question: { method: 'personal_sign', message },
      },
    ],
  ])
  expect(await signer.signTypedData({ typedData, chain })).toMatch(/^0x[\da-f]{130}$/)
  expect([signer.asksVisitor, await signer.getAddress()]).toEqual([true, owner.address])
})

test.each<[string, Sign]>([
  ['another key', signBy(thief)],
  ['another message', async () => [await owner.signMessage({ message: 'Give everything' })]],
  ['no signature', async () => []],
  ['two signatures', async () => ['0x', '0x']],
  ['no hex', async () => ['signature']],
  ['half a signature', async () => [`0x${'11'.repeat(32)}`]],
])('error: a message signed by %s is not used', async (_, sign) => {
  const { signer } = openSigner(sign)
  const asked = signer.signMessage({ message: stringToHex('Ahoy'), chain })
  await expect(asked).rejects.toMatchObject({ problem: 'bad-answer' })
})

const changes: readonly (readonly [string, Partial<Transaction>])[] = [
  ['receiver', { to: thief.address.toLowerCase() as `0x${string}` }],
  ['amount', { value: '0x6' }],
  ['data', { data: '0xa9059cbb' }],
  ['nonce', { nonce: 8 }],
  ['gas', { gas: numberToHex(1_000_000n) }],
  ['fee', { maxFeePerGas: '0x2' }],
  ['tip', { maxPriorityFeePerGas: '0x0' }],
  ['chain', { chainId: 1 }],
]

/** A node that only knows a nonce and a block, and notes what is sent. */
function stubNode() {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const { method, params, id } = JSON.parse(String(init.body))
    if (method === 'eth_sendRawTransaction') sent.push(params[0])
    const result = method === 'eth_sendRawTransaction' ? `0x${'1'.repeat(64)}` : '0x7'
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }), {
      headers: { 'Content-Type': 'application/json' },
    })
  })
  return sent
}

test('behavior: a transaction is sent as it was asked for', async () => {
  const sent = stubNode()
  const { signer } = openSigner(signBy(owner))
  await signer.openPlainAccount(chain).send(prepared)
  vi.unstubAllGlobals()
  expect(parseTransaction(sent[0] as `0x${string}`)).toMatchObject({
    ...{ to: receiver.toLowerCase(), value: 5n, nonce: 7, chainId: 8453, gas: 21_000n },
  })
})

test.each(changes)('error: a transaction with another %s is not sent', async (_, change) => {
  const sent = stubNode()
  const { signer } = openSigner(async ({ question }) =>
    question.method === 'eth_signTransaction'
      ? [await signTransaction(owner, { ...question.transaction, ...change })]
      : [],
  )
  const sending = signer.openPlainAccount(chain).send(prepared)
  await expect(sending).rejects.toMatchObject({ problem: 'bad-answer' })
  vi.unstubAllGlobals()
  expect(sent).toEqual([])
})

test('behavior: logged out at once, whatever the frame does, and once', async () => {
  const { signer, users, asked } = openSigner(async () => [])
  const leaving = signer.logOut()
  expect(users.read()).toBeUndefined()
  await leaving
  await signer.logOut()
  expect(asked).toEqual([['signOut', {}]])
})

test('error: without a visitor nothing is asked', async () => {
  const { signer, asked } = openSigner(signBy(owner), { isLoggedIn: false })
  const signing = signer.signMessage({ message: '0x', chain })
  await expect(signing).rejects.toMatchObject({ code: 4100 })
  await expect(signer.logIn()).rejects.toMatchObject({ code: 4100 })
  expect(asked).toEqual([])
})

test('error: what the frame says of a refusal is passed on', async () => {
  const { signer } = openSigner(async () => {
    throw new FrameError('declined')
  })
  const signing = signer.signMessage({ message: '0x', chain })
  await expect(signing).rejects.toMatchObject({ problem: 'declined' })
})
