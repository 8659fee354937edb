import { expect, test } from 'vitest'
import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'
import { listLimits } from './listLimits.ts'

const token = '0x1111111111111111111111111111111111111111'
const caution = { level: 'caution' } as const

function simulate(changed: Partial<Extract<RequestSimulation, { status: 'success' }>> = {}) {
  const changes = [
    { token: undefined, amount: 200n, direction: 'out' },
    { token, amount: 1000n, direction: 'out' },
    { token: '0x22', amount: 5n, direction: 'in' },
  ] as const
  const facts = { allowances: [], isAccountChanged: false, isUnsteady: false }
  return { status: 'success', changes, ...facts, ...changed } as const
}

test('default: what leaves, and one per cent more', () => {
  expect(listLimits(caution, simulate())).toEqual([{ most: 202n }, { token, most: 1010n }])
})

test.each<[string, Parameters<typeof listLimits>]>([
  ['a request that nobody is warned about', [{ level: 'plain' }, simulate()]],
  ['no trial', [caution, undefined]],
  ['a trial that failed', [caution, { status: 'reverted', reason: undefined }]],
  ['a trial that saw a part', [caution, simulate({ isPartial: true })]],
  ['nothing that leaves', [caution, simulate({ changes: [] })]],
  [
    'a collectible',
    [caution, simulate({ changes: [{ token, id: 4n, amount: 1n, direction: 'out' }] })],
  ],
])('behavior: no limits for %s', (_, parameters) => {
  expect(listLimits(...parameters)).toBeUndefined()
})
