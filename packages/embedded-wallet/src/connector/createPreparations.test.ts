import { expect, test } from 'vitest'
import type { PreparedCalls } from '../accounts/preparedCalls.ts'
import type { AuthSigner } from './authSigner.ts'
import { type Asked, createPreparations } from './createPreparations.ts'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asked: Asked = {
  ...{ chain: { chainId: 1, rpcUrl: 'http://127.0.0.1:1' }, isSmart: true },
  calls: [{ to: receiver, value: 5n, data: '0x' }],
}
const limits = [{ token: undefined, most: 5n }]

/** An account that notes what it prepares and sends. */
function openAccount() {
  const made: { limits: unknown }[] = []
  const sent: unknown[] = []
  const fee = { now: 100n }
  const account = {
    prepare: async ({ limits: given }: { limits?: unknown }) => {
      const prepared = { kind: 'operation', mostFee: fee.now, isUpgrade: false, limits: given }
      made.push(prepared)
      return prepared as unknown as PreparedCalls
    },
    send: async (prepared: unknown) => {
      sent.push(prepared)
      return { kind: 'transaction', hash: '0x1', block: 1n } as const
    },
  }
  const signer = { openSmartAccount: () => account } as unknown as AuthSigner
  return { preparations: createPreparations(signer), made, sent, fee }
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
