import { startLocalnet } from '@cleat/localnet'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { createJournal } from './createJournal.ts'
import { judgeSwapClaims } from './judgeSwapClaims.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
afterAll(() => localnet.stop())

const [chain] = localnet.chains
const account = privateKeyToAccount(localnet.accounts[0]?.privateKey ?? '0x')
const client = createWalletClient({ account, chain: chain?.chain, transport: http(chain?.rpcUrl) })
const mined = await client.sendTransaction({ chain: chain?.chain, to: account.address })
const absent = `0x${'5e'.repeat(32)}`

type Status = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'altered' | 'unproven'

async function judge(list: readonly (readonly [hash: string, status: Status])[]) {
  const journal = createJournal()
  const pendingSwaps = list.map(([hash, status]) => {
    return { hash, status, caipNetworkId: 'eip155:1' } as const
  })
  const app = (tab: number) => ({ swap: tab === 0 ? { pendingSwaps } : undefined })
  await judgeSwapClaims({ chains: { localnet }, journal, app })
  return journal.faults
}

test('default', async () => {
  expect(await judge([[mined, 'confirmed']])).toEqual([])
  expect(await judge([[absent, 'pending']])).toEqual([])
  expect(await judge([[absent, 'failed']])).toEqual([])
  expect(await judge([[mined, 'unproven']])).toEqual([])
})

test.each<[string, string, Status]>([
  ['is absent', absent, 'confirmed'],
  ['is called failed and is success', mined, 'failed'],
])('error: %s', async (fault, hash, status) => {
  expect(await judge([[hash, status]])).toEqual([expect.stringContaining(fault)])
})
