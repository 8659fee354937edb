import { decodeRequest } from '@cleat/evm/inspect'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { corpusAccount, corpusContracts } from '../corpus/corpusContracts.ts'
import type { CorpusRow } from '../corpus/corpusRow.ts'
import { listEvmRequests } from '../corpus/listEvmRequests.ts'
import { listHostileRequests } from '../corpus/listHostileRequests.ts'
import { createMockAdapter } from '../mock/createMockAdapter.ts'
import { judgeRequest } from './judgeRequest.ts'

const adapter = createMockAdapter({ namespace: 'eip155', wallets: [] })
Object.assign(adapter.features, {
  'request:decode': async (asked: Parameters<typeof decodeRequest>[0]) => decodeRequest(asked),
})
const rpcUrls = { default: { http: ['https://rpc.harbour.example'] } }
const networks = [{ ...mainnet, rpcUrls }] as const
const judge = (request: CorpusRow['request']) =>
  judgeRequest({
    ...{ adapter, networks, request, account: corpusAccount, contracts: corpusContracts },
  })

const rows = listEvmRequests()

test.each(rows.map((row) => ({ row })))('default: $row.name', async ({ row }) => {
  const { request, verdict } = await judge(row.request)
  const { actions, level } = request
  expect({ actions, level, verdict }).toEqual({
    ...{ actions: row.actions, level: row.level, verdict: row.verdict },
  })
})

test('default: the corpus is large, and no two requests are the same', () => {
  const texts = rows.map(({ request }) =>
    JSON.stringify(request, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    ),
  )
  expect(new Set(texts).size).toBe(rows.length)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(300)
})

test('behavior: what careful apps ask for every day is seldom held up', async () => {
  const ordinary = rows.filter(({ isOrdinary }) => isOrdinary)
  const judged = await Promise.all(ordinary.map(async ({ request }) => judge(request)))
  const count = (level: string) => judged.filter(({ request }) => request.level === level).length
  const confirmed = judged.filter(({ verdict }) => verdict === 'confirm').length
  expect(ordinary.length).toBeGreaterThanOrEqual(200)
  expect(count('stop') / ordinary.length).toBeLessThanOrEqual(0.02)
  expect(confirmed / ordinary.length).toBeLessThanOrEqual(0.1)
})

test('behavior: nothing hostile passes as plain, however deep it is', async () => {
  const hostile = listHostileRequests()
  expect(hostile.length).toBeGreaterThanOrEqual(400)
  const judged = await Promise.all(
    hostile.map(async ({ name, request }) => ({
      name,
      level: (await judge(request)).request.level,
    })),
  )
  expect(judged.filter(({ level }) => level === 'plain')).toEqual([])
})
