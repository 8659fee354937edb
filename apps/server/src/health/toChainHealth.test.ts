import { expect, test } from 'vitest'
import { createChainStatus } from '../data/chains/createChainStatus.ts'
import { toChainHealth } from './toChainHealth.ts'

const id = 'eip155:1'

function setUp() {
  const statuses = createChainStatus()
  return { statuses, read: () => toChainHealth({ chain: { id }, statuses }) }
}

test('default', () => {
  const { statuses, read } = setUp()
  expect(read()).toEqual({ id, status: 'unasked' })
  statuses.noteNode(id, true)
  expect(read()).toEqual({ id, status: 'ok' })
  statuses.noteHistory(id, { head: 120n, indexed: 100n })
  expect(read()).toEqual({ id, status: 'ok', history: { block: '100', behind: '20' } })
})

test('behavior: history that is not kept up is behind', () => {
  const { statuses, read } = setUp()
  statuses.noteNode(id, true)
  statuses.noteHistory(id, { head: 121n, indexed: 100n })
  expect(read()).toMatchObject({ status: 'behind', history: { behind: '21' } })
})

test('behavior: a chain that replaced blocks is not behind itself', () => {
  const { statuses, read } = setUp()
  statuses.noteNode(id, true)
  statuses.noteHistory(id, { head: 90n, indexed: 100n })
  expect(read()).toMatchObject({ status: 'ok', history: { behind: '0' } })
})

test('behavior: a node that is away is away, however far it was', () => {
  const { statuses, read } = setUp()
  statuses.noteHistory(id, { head: 1000n, indexed: 1n })
  statuses.noteNode(id, false)
  expect(read().status).toBe('away')
})
