import type { PreparedSwap } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSigningChain } from '../test/swaps/createSigningChain.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'
import { createPermitMemory } from './permits/createPermitMemory.ts'
import { rememberPermit } from './permits/rememberPermit.ts'
import { sendStep } from './sendStep.ts'
import { signPermit } from './signPermit.ts'
import { createStepReader } from './steps/createStepReader.ts'

const { prepared, exchange, policy, router, dai } = swapFacts
const owner = privateKeyToAccount(`0x${'5'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'6'.repeat(64)}`)
const from = owner.address
const typedData = {
  domain: { name: 'Dai', version: '1', chainId: 1, verifyingContract: dai },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { spender: router, value: '10' },
} as const
const asked = { from, typedData }

function open(how: Partial<createSigningChain.Parameters> = {}) {
  const fake = createSigningChain({ signer: owner, ...how })
  const permits = createPermitMemory()
  const write = (signature: string) => `${exchange.data}${signature.slice(2)}`
  const call = { to: router, value: 0n, data: exchange.data }
  rememberPermit(permits, { typedData, grant: call, call, write })
  const sign = () => signPermit(fake.chain, permits, { prepared, signature: asked })
  return { ...fake, permits, sign }
}

test('default: the signature is put into the exchange that waits for it', async () => {
  const { sign, permits, sent } = open()
  const { hash } = await sign()
  const signature = await owner.signTypedData(typedData as never)
  expect(permits.calls.get(exchange.data)?.signed).toBe(exchange.data + signature.slice(2))
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(sent).toEqual([
    { method: 'eth_signTypedData_v4', params: [from, JSON.stringify(typedData)] },
  ])
})

test.each([
  ['another key signs', { signer: other }],
  ['something else is signed', { signed: { spender: router, value: '11' } }],
])('error: %s', async (_, how) => {
  const { sign, permits } = open(how)
  expect(await catchError(sign())).toMatchObject({
    ...{ code: 'PAYMENT_ALTERED', context: { field: 'signature' } },
  })
  expect(permits.calls.get(exchange.data)?.signed).toBeUndefined()
})

test('error: a contract’s signature is no use, and the wallet is not asked again', async () => {
  const { sign, permits } = open({ signature: `0x${'12'.repeat(96)}` })
  expect(await catchError(sign())).toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
  expect(permits.unable.size).toBe(1)
})

const short = `0x${'12'.repeat(64)}`
test.each([
  ['nothing', '0x'],
  ['a byte less', short],
  ['a byte more', `${short}1b00`],
  ['a text with a signature', `is ${short}1b`],
])('error: WALLET_METHOD_UNSUPPORTED where the wallet answers %s', async (_, signature) => {
  const { sign, permits } = open({ signature })
  const context = { method: 'eth_signTypedData_v4', wallet: '' }
  expect(await catchError(sign())).toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED', context })
  expect(permits.calls.get(exchange.data)?.signed).toBeUndefined()
})

/** The wallet refuses with a code of EIP-1193 or JSON-RPC. */
async function refuse(code: number) {
  const { chain, permits } = open()
  const cause = Object.assign(new Error('no'), { code, context: { wallet: 'Rabby' } })
  const refusing = { ...chain, send: () => Promise.reject(cause) }
  const signing = signPermit(refusing, permits, { prepared, signature: asked })
  return { error: await signing.catch((error: unknown) => error), cause, permits }
}

test.each([4200, -32_601, -32_602, -32_004])(
  'error: a wallet that signs none, by the code %i, is not asked again',
  async (code) => {
    const { error, cause, permits } = await refuse(code)
    const context = { method: 'eth_signTypedData_v4', wallet: 'Rabby' }
    expect(error).toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED', context, cause })
    expect([...permits.unable]).toEqual([`1:${from.toLowerCase()}`])
  },
)

test.each([4001, -32_603, 32_601, 32_602, 32_004])(
  'error: one that refuses by the code %i may sign another',
  async (code) => {
    const { error, cause, permits } = await refuse(code)
    expect(error).toBe(cause)
    expect(permits.unable.size).toBe(0)
  },
)

test('error: what has no hash is not asked for', async () => {
  const { chain, permits, sent } = open()
  const domain = { ...typedData.domain, verifyingContract: dai.toUpperCase() }
  const signature = { from, typedData: { ...typedData, domain } }
  const signing = signPermit(chain, permits, { prepared, signature })
  expect(await catchError(signing)).toMatchObject({ context: { field: 'typedData' } })
  expect(sent).toEqual([])
})

test('error: no exchange waits for it', async () => {
  const { chain, sent } = open()
  const signing = signPermit(chain, createPermitMemory(), { prepared, signature: asked })
  expect(await catchError(signing)).toMatchObject({ context: { field: 'step' } })
  expect(sent).toEqual([])
})

const permitting = { type: 'permit', payload: asked } as const
const [, exchanging] = prepared.steps
test.each<[string, PreparedSwap['steps']]>([
  ['only the permit', [permitting]],
  ['another permit', [permitting, permitting]],
  ['nothing', []],
])('error: %s hands in no permit, and the wallet is not asked', async (_, steps) => {
  const { chain, permits, sent } = open()
  const given = { ...prepared, steps }
  const error = await catchError(signPermit(chain, permits, { prepared: given, signature: asked }))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED' })
  expect(sent).toEqual([])
})

test('behavior: the last step hands it in, however many there are', async () => {
  const { chain, permits } = open()
  const steps = [permitting, permitting, permitting, exchanging!]
  await signPermit(chain, permits, { prepared: { ...prepared, steps }, signature: asked })
  expect(permits.calls.get(exchange.data)?.signed).toBeDefined()
})

test('error: an exchange whose permit is not signed is not sent', async () => {
  const { chain, permits, sent } = open()
  const reader = createStepReader(chain, createPermitMemory())
  const memory = { reader, permits, batches: new Set<string>() }
  const sending = sendStep(chain, memory, { prepared, step: 1, policy })
  expect(await catchError(sending)).toMatchObject({ context: { field: 'signature' } })
  expect(sent).toEqual([])
})
