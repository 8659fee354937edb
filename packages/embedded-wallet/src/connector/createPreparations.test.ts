import { generatePrivateKey } from 'viem/accounts'
import { expect, test } from 'vitest'
import { implementations } from '../accounts/implementations.ts'
import type { PreparedCalls } from '../accounts/preparedCalls.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { createDevelopmentSigner } from './createDevelopmentSigner.ts'
import { type Asked, createPreparations } from './createPreparations.ts'
import { openSmartAccount } from './openSmartAccount.ts'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asked: Asked = {
  ...{ chain: { chainId: 1, rpcUrl: 'http://127.0.0.1:1' }, isSmart: true },
  calls: [{ to: receiver, value: 5n, data: '0x' }],
}
const limits = [{ token: undefined, most: 5n }]

/** A signer whose account notes what it prepares and sends. */
function openAccount(given: { asksVisitor?: boolean } = {}) {
  const made: PreparedCalls[] = []
  const sent: PreparedCalls[] = []
  const fee: { now: bigint; sponsor?: { readonly name: string } | undefined } = { now: 100n }
  const privateKey = generatePrivateKey()
  const signer = createDevelopmentSigner({ privateKey, storage: createMemoryArea() })
  const preparations = createPreparations({
    ...{ ...signer, ...given },
    openSmartAccount: (chain) => ({
      ...openSmartAccount(signer, chain),
      async prepare({ calls, limits: given }) {
        const prepared: PreparedCalls = {
          ...{ kind: 'transaction', calls, limits: given, implementation: implementations.simple },
          ...{ isUpgrade: false, mostFee: fee.now, sponsor: fee.sponsor, notSponsored: undefined },
          ...{ gas: 21_000n, guard: undefined, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
        }
        made.push(prepared)
        return prepared
      },
      async send(prepared) {
        sent.push(prepared)
        return { kind: 'transaction', hash: '0x1', block: 1n }
      },
    }),
  })
  return { preparations, made, sent, fee }
}

test('default: what was shown is what is sent', async () => {
  const { preparations, made, sent } = openAccount()
  await preparations.prepare(asked, limits)
  await preparations.send(asked)
  expect(sent).toEqual([made[0]])
})

test('behavior: two of the same are each limited as shown, and none is sent twice', async () => {
  const { preparations, made, sent } = openAccount()
  await preparations.prepare(asked, limits)
  await preparations.prepare(asked, limits)
  await Promise.all([preparations.send(asked), preparations.send(asked)])
  expect(new Set(sent).size).toBe(2)
  expect(made.map((one) => one.limits)).toEqual([[{ most: 5n }], [{ most: 5n }], [{ most: 5n }]])
})

test('error: the second of two of the same costs more than was shown', async () => {
  const { preparations, sent, fee } = openAccount()
  await preparations.prepare(asked, limits)
  await preparations.send(asked)
  fee.now = 151n
  await expect(preparations.send(asked)).rejects.toMatchObject({ problem: 'altered' })
  expect(sent).toHaveLength(1)
})

test('behavior: what was to be limited is limited, also where nothing could be prepared in time', async () => {
  const { preparations, sent } = openAccount()
  preparations.hold(asked, limits)
  await preparations.send(asked)
  expect(sent).toMatchObject([{ limits: [{ most: 5n }] }])
})

test('error: what was shown with a limit is not sent by a plain account, which has none', async () => {
  const { preparations, sent } = openAccount()
  await preparations.prepare(asked, limits)
  await expect(preparations.send({ ...asked, isSmart: false })).rejects.toMatchObject({
    problem: 'altered',
  })
  expect(sent).toEqual([])
})

test('error: who pays is another one than was shown', async () => {
  const { preparations, sent, fee } = openAccount()
  await preparations.prepare(asked)
  await preparations.send(asked)
  fee.sponsor = { name: 'Harbour' }
  await expect(preparations.send(asked)).rejects.toMatchObject({ problem: 'sponsor' })
  expect(sent).toHaveLength(1)
})

test('behavior: what was prepared for an earlier request binds none that the signer shows itself', async () => {
  const { preparations, sent, fee } = openAccount({ asksVisitor: true })
  await preparations.prepare(asked, limits)
  await preparations.send(asked)
  fee.sponsor = { name: 'Harbour' }
  await preparations.send(asked)
  fee.now = 900n
  fee.sponsor = undefined
  await preparations.send(asked)
  expect(sent.map(({ sponsor }) => sponsor?.name)).toEqual([undefined, 'Harbour', undefined])
  // What may leave at most stays.
  expect(sent.map((one) => one.limits)).toEqual([[{ most: 5n }], [{ most: 5n }], [{ most: 5n }]])
})
