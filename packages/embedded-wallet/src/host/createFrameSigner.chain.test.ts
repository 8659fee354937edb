import { type Hex, hexToBytes } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { requestSchema } from '../protocol/frameQuestion.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import { readAs } from '../protocol/readAs.ts'
import { readPlain } from '../protocol/readPlain.ts'
import { signCalls } from '../signer/signCalls.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { createFrameSigner } from './createFrameSigner.ts'
import { createUserStore } from './createUserStore.ts'
import type { WalletFrame } from './openFrame.ts'

const { client, bundler, paymaster, rpcUrl, give, readEvent, stop } = await openSmartChain()
afterAll(stop)
beforeEach(() => {
  for (const control of [bundler.control, paymaster.control])
    for (const name of Object.keys(control)) Reflect.deleteProperty(control, name)
})

type Signed = readonly string[]
type Given = {
  /** What the frame answers instead. */
  readonly change?: (signed: Signed, request: FrameRequest) => Signed
  readonly services?: { bundlerUrl?: string | undefined; paymasterUrl?: string | undefined }
}

/** An account whose frame reads what it is sent, and signs it as the worker does. */
function open({ change = (signed) => signed, services = { bundlerUrl: bundler.url } }: Given = {}) {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  const users = createUserStore(createMemoryArea())
  users.write({ provider: 'email', accounts: [{ namespace: 'eip155', address }] })
  const asked: FrameRequest[] = []
  const key = Uint8Array.from(hexToBytes(privateKey))
  const account = { namespace: 'eip155', address, privateKey: key } as const
  const call = async (_: string, body: unknown) => {
    const request = readAs(requestSchema, readPlain(body, { mostSize: 1_000_000 }))
    if (!request) throw new Error('A request of another form.')
    const { question } = request
    if (question.method !== 'wallet_signCalls' && question.method !== 'wallet_removeUpgrade')
      throw new Error('Not asked for calls.')
    asked.push(request)
    const { caipNetworkId } = request
    return { signed: change(signCalls({ question, account, caipNetworkId }), request) }
  }
  const signer = createFrameSigner({
    frame: { call: call as WalletFrame['call'] },
    users,
    networks: new Map([[8453, { name: 'Base', symbol: 'ETH', decimals: 18 }]]),
    translate: (error) => error,
  })
  const smart = signer.openSmartAccount?.({ chainId: 8453, rpcUrl, ...services })
  if (!smart) throw new Error('There is no smart account.')
  return { smart, address, asked }
}

const coins = (to: Hex, value: bigint) => ({ to, value, data: '0x' }) as const
const balance = (address: Hex) => client.getBalance({ address })
async function wait({ kind, hash }: { kind: string; hash: Hex }) {
  if (kind === 'transaction')
    return (await client.waitForTransactionReceipt({ hash })).status === 'success'
  await expect.poll(() => readEvent(hash), { timeout: 10_000 }).toBeDefined()
  return (await readEvent(hash))?.success
}

test('default: the first batch upgrades the account, by one question to the frame', async () => {
  const { smart, address, asked } = open()
  await give(address, '1')
  const [first, second] = [newAddress(), newAddress()]
  const prepared = await smart.prepare({ calls: [coins(first, 3n), coins(second, 4n)] })
  expect(asked).toEqual([])
  expect(await wait(await smart.send(prepared))).toBe(true)
  expect([await balance(first), await balance(second)]).toEqual([3n, 4n])
  expect(await client.getCode({ address })).toMatch(/^0xef010063c0c19a/i)
  expect(asked).toMatchObject([
    { caipNetworkId: 'eip155:8453', address, question: { asked: { upgrade: 0 } } },
  ])
  const again = await smart.prepare({ calls: [coins(first, 1n)] })
  expect(await wait(await smart.send(again))).toBe(true)
  expect(asked[1]).not.toHaveProperty('question.asked.upgrade')
})

test('behavior: a sponsor pays for an account that has nothing', async () => {
  const { smart, address, asked } = open({
    services: { bundlerUrl: bundler.url, paymasterUrl: paymaster.url },
  })
  const call = { to: '0xcA11bde05977b3631167028862bE2a173976CA11', data: '0x42cbb15c' } as const
  const prepared = await smart.prepare({ calls: [{ ...call, value: 0n }] })
  expect(await wait(await smart.send(prepared))).toBe(true)
  expect(await balance(address)).toBe(0n)
  expect(asked).toMatchObject([{ question: { asked: { road: { sponsor: { name: 'Harbour' } } } } }])
})

test('behavior: without a bundler the account sends to itself, and its code is taken away', async () => {
  const { smart, address, asked } = open({ services: {} })
  await give(address, '1')
  const to = newAddress()
  expect(await wait(await smart.send(await smart.prepare({ calls: [coins(to, 3n)] })))).toBe(true)
  expect(await balance(to)).toBe(3n)
  expect(await wait(await smart.removeUpgrade())).toBe(true)
  expect(await client.getCode({ address })).toBeUndefined()
  expect(asked.map(({ question }) => question.method)).toEqual([
    'wallet_signCalls',
    'wallet_removeUpgrade',
  ])
})

test('behavior: a limit is shown with what it limits, signed by the same answer, and holds', async () => {
  const { smart, address, asked } = open()
  await give(address, '1')
  const to = newAddress()
  const limits = [{ most: 5n }]
  await expect(smart.prepare({ calls: [coins(to, 6n)], limits })).rejects.toMatchObject({
    detail: 'the calls fail',
  })
  const prepared = await smart.prepare({ calls: [coins(to, 5n)], limits })
  expect(await wait(await smart.send(prepared))).toBe(true)
  expect(asked).toMatchObject([{ question: { asked: { guard: { limits: [{ most: '0x5' }] } } } }])
  expect(await balance(to)).toBe(5n)
})

test('behavior: what has a limit is paid by the account, and without one where it cannot', async () => {
  const services = { bundlerUrl: bundler.url, paymasterUrl: paymaster.url }
  const call = { to: '0xcA11bde05977b3631167028862bE2a173976CA11', data: '0x42cbb15c' } as const
  const given = { calls: [{ ...call, value: 0n }], limits: [{ most: 0n }] }
  const poor = open({ services })
  expect(await poor.smart.prepare(given)).toMatchObject({
    ...{ sponsor: { name: 'Harbour' }, limits: undefined },
  })
  const rich = open({ services })
  await give(rich.address, '1')
  expect(await rich.smart.prepare(given)).toMatchObject({
    ...{ sponsor: undefined, limits: given.limits },
  })
})

const thief = privateKeyToAccount(generatePrivateKey())
const thiefSign = (request: FrameRequest, asked?: object): Signed => {
  const { question, caipNetworkId } = request
  if (question.method !== 'wallet_signCalls') return []
  const key = { namespace: 'eip155', address: thief.address } as const
  return signCalls({
    account: { ...key, privateKey: new Uint8Array(32).fill(5) },
    caipNetworkId,
    question: { ...question, asked: { ...question.asked, ...asked } },
  })
}

test.each<[string, NonNullable<Given['change']>]>([
  ['another key', (_, request) => thiefSign(request)],
  [
    'another key for the operation alone',
    ([, ...rest], request) => [thiefSign(request)[0] ?? '', ...rest],
  ],
  [
    'another key for the code',
    ([first = '', , last = ''], request) => [first, thiefSign(request)[1] ?? '', last],
  ],
  ['no code where it was asked for', ([first = '']) => [first, '0x', '0x']],
  ['no answer', () => []],
  ['more than was asked', (signed) => [...signed, '0x12']],
  ['text', () => ['signed', '0x', '0x']],
  ['half a signature', ([first = '', ...rest]) => [first.slice(0, 66), ...rest]],
])('error: what is signed by %s is not sent', async (_, change) => {
  const { smart, address } = open({ change })
  await give(address, '1')
  const prepared = await smart.prepare({ calls: [coins(newAddress(), 1n)] })
  await expect(smart.send(prepared)).rejects.toMatchObject({ problem: 'altered' })
  expect(await client.getCode({ address })).toBeUndefined()
})
