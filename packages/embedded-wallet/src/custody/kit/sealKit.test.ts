import { expect, test } from 'vitest'
import { createTestKeystore } from '../../test/custody/createTestKeystore.ts'
import { formatCode } from '../codes/formatCode.ts'
import { readCode } from '../codes/readCode.ts'
import { openKit } from './openKit.ts'
import { sealKit } from './sealKit.ts'

const now = Date.UTC(2026, 10, 28, 6, 30)

async function createKit() {
  const keystore = await createTestKeystore()
  return { keystore, ...(await sealKit({ keystore, now })) }
}

test('default: file and code open it, without anything else', async () => {
  const { keystore, file, code } = await createKit()
  const read = readCode(formatCode(code, 'kit'), 'kit')
  if (!('code' in read)) throw new Error(read.problem)
  expect(await openKit({ file, code: read.code })).toEqual({
    ...{ walletId: 'wallet-1', createdAt: '2026-11-28T06:30:00.000Z', entropy: keystore.entropy },
    addresses: { eip155: keystore.accounts[0]?.address },
  })
  expect(read.code).toEqual(new Uint8Array(26))
})

test('behavior: the file names what it is of, and contains neither entropy nor code', async () => {
  const { file, code } = await createKit()
  expect(Object.keys(JSON.parse(file))).toEqual([
    'format',
    'version',
    'walletId',
    'createdAt',
    'addresses',
    'sealed',
  ])
  expect(file).not.toContain(formatCode(code, 'kit'))
  expect(file).not.toContain(Buffer.alloc(24, 0xe1).toString('base64url'))
})

test('error: the code of another kit', async () => {
  const [one, other] = await Promise.all([createKit(), createKit()])
  await expect(openKit({ file: one.file, code: other.code })).rejects.toMatchObject({
    ...{ problem: 'KIT_REFUSED', detail: 'the code is wrong, or the file was changed' },
  })
})

test.each([
  ['walletId', 'wallet-2'],
  ['createdAt', '2026-11-28T06:30:01.000Z'],
  ['addresses', { eip155: '0x0000000000000000000000000000000000000001' }],
  ['addresses', {}],
])('error: another %s: %j', async (name, value) => {
  const { file, code } = await createKit()
  const changed = JSON.stringify({ ...JSON.parse(file), [name]: value })
  await expect(openKit({ file: changed, code })).rejects.toMatchObject({ problem: 'KIT_REFUSED' })
})

test('error: any character of what is sealed is another', async () => {
  const { file, code } = await createKit()
  const { sealed } = JSON.parse(file)
  for (const at of Array.from({ length: sealed.length }).keys()) {
    const symbol = sealed[at] === 'A' ? 'Q' : 'A'
    const other = sealed.slice(0, at) + symbol + sealed.slice(at + 1)
    const changed = JSON.stringify({ ...JSON.parse(file), sealed: other })
    await expect(openKit({ file: changed, code: code.slice() })).rejects.toThrow()
  }
})

const noKit = { problem: 'MALFORMED', detail: 'the file is no recovery kit of version 1' }

test.each([
  ['no JSON', 'kit'],
  ['nothing', ''],
  ['null', 'null'],
  ['another format', '{"format":"other"}'],
  ['10 MB', `"${'a'.repeat(10_000_000)}"`],
])('error: %s', async (_title, file) => {
  const code = new Uint8Array(26).fill(1)
  await expect(openKit({ file, code })).rejects.toMatchObject(noKit)
  expect(code).toEqual(new Uint8Array(26))
})

test.each([
  ['version', 2],
  ['version', '1'],
  ['more', true],
  ['sealed', 'AAAA'],
  ['walletId', ''],
  ['walletId', '<wallet-1'],
  ['walletId', 'wallet-1>'],
  ['createdAt', 'yesterday'],
  ['addresses', { eip155: `<0x${'1'.repeat(40)}` }],
  ['addresses', { solana: `${'1'.repeat(44)}>` }],
  ['sealed', `=${'A'.repeat(151)}`],
  ['sealed', `${'A'.repeat(151)}=`],
])('error: %s: %j', async (name, value) => {
  const { file, code } = await createKit()
  const changed = JSON.stringify({ ...JSON.parse(file), [name]: value })
  await expect(openKit({ file: changed, code })).rejects.toMatchObject(noKit)
})
