import {
  createClient,
  custom,
  decodeDeployData,
  erc6492SignatureValidatorAbi,
  getAddress,
  type Hex,
} from 'viem'
import { verifyHash } from 'viem/actions'
import { expect, test } from 'vitest'
import { validatorCode } from './validator/validatorCode.ts'
import { verifyContractSignature } from './verifyContractSignature.ts'

const address: Hex = `0x${'ab'.repeat(20)}`
const hash: Hex = `0x${'cd'.repeat(32)}`
const word = (value: number) => value.toString(16).padStart(64, '0')
const accepted = `0x1626ba7e${'0'.repeat(56)}`
const mark = '6492'.repeat(16)

/** A signature of an undeployed contract: the factory, its call data, and the inner signature. */
function wrap(told: string, inner: string): string {
  const bytes = (hex: string) => `${word(hex.length / 2)}${hex.padEnd(64, '0')}`
  const head = `${word(0xfac)}${word(96)}${word(96 + 64)}`
  return `0x${head}${bytes(told)}${bytes(inner)}${mark}`
}

async function verify(signature: string, answers: readonly unknown[]) {
  const asked: object[] = []
  const left = [...answers]
  const call = async (transaction: object) => {
    asked.push(transaction)
    const answer = left.shift()
    if (typeof answer === 'string') return answer
    throw answer
  }
  const type = await verifyContractSignature({ address, hash, signature, call })
  return { type, asked }
}

test('default: asks the contract', async () => {
  const { type, asked } = await verify('0x1234', [accepted])
  expect(type).toBe('eip1271')
  const question = `0x1626ba7e${hash.slice(2)}${word(64)}${word(2)}${'1234'.padEnd(64, '0')}`
  expect(asked).toEqual([{ to: address, data: question, gas: '0x4c4b40' }])
})

test('behavior: a contract that is still to be is deployed for the question', async () => {
  const signature = wrap('f00d', 'beef')
  const { type, asked } = await verify(signature, ['0x', '0x01'])
  expect(type).toBe('eip6492')
  expect(asked).toHaveLength(2)
  const [question, trial] = asked as { to?: string; data: Hex }[]
  expect(question?.data).toMatch(/beef0*$/)
  expect(trial?.to).toBeUndefined()
  const { args } = decodeDeployData({
    ...{ abi: erc6492SignatureValidatorAbi, bytecode: validatorCode, data: trial?.data ?? '0x' },
  })
  expect(args).toEqual([getAddress(address), hash, signature])
})

test.each([
  ['0x'],
  ['0xffffffff'],
  [`0x1626ba7e${'f'.repeat(56)}`],
  [`${accepted}${word(0)}`],
  [{ code: 3, message: 'execution reverted' }],
  [{ code: -32015, message: 'VM execution error.' }],
  ['0x00'],
  ['0x02'],
  [`0x${'1'.repeat(64)}`],
])('error: %j is no acceptance', async (answer) => {
  expect((await verify('0x1234', [answer])).type).toBeUndefined()
  expect((await verify(wrap('f00d', 'beef'), [answer, answer])).type).toBeUndefined()
})

test.each([
  ['no bytes', 'text'],
  ['half a byte', '0x123'],
])('error: a signature of %s asks nobody', async (_, signature) => {
  expect(await verify(signature, [])).toEqual({ type: undefined, asked: [] })
})

test.each([
  ['nothing', `0x${mark}`],
  ['places that lead outside', `0x${word(0xfac)}${word(9999)}${word(9999)}${mark}`],
  ['places without end', `0x${word(0xfac)}${'f'.repeat(128)}${mark}`],
  ['a factory that is no address', `0x${'f'.repeat(64)}${word(96)}${word(96)}${word(0)}${mark}`],
])('error: wrapped around %s it is as any other', async (_, signature) => {
  const { type, asked } = await verify(signature, ['0x'])
  expect([type, asked.length]).toEqual([undefined, 1])
})

test.each([
  { code: -32000, message: 'out of gas' },
  { code: -32003, message: 'execution reverted: out of gas' },
  { code: -32000, message: 'gas required exceeds allowance (5000000)' },
])('error: the limit of gas, as %j, says nothing of the signature', async (error) => {
  await expect(verify('0x1234', [error])).rejects.toBe(error)
})

test('behavior: where no node answers, viem calls a signature wrong, and ours rejects', async () => {
  const request = async (): Promise<never> => {
    throw new Error('Offline')
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const signature = `0x${'12'.repeat(65)}` as const
  expect(await verifyHash(client, { address, hash, signature })).toBe(false)
  const own = verifyContractSignature({ address, hash, signature, call: request })
  await expect(own).rejects.toThrow('Offline')
})

test('error: nobody answered', async () => {
  const silence = new TypeError('fetch failed')
  await expect(verify('0x1234', [silence])).rejects.toBe(silence)
})
