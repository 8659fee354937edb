import { expect, test } from 'vitest'
import { mainnetId } from '../../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { createApprovalsApi } from './createApprovalsApi.ts'

const api = startFakeApi()
const approvals = createApprovalsApi({ baseUrl: serviceUrl, projectId: 'p' })
const { signal } = new AbortController()
const claim = { kind: 'token', token: '0xT', spender: '0xS' }

function list(body: unknown) {
  api.answer('/v1/approvals/0xA', () => json(body))
  return approvals.list({ address: '0xA', chainId: mainnetId, signal })
}

test('default', async () => {
  const claims = [claim, { ...claim, kind: 'item', item: '7', at: 5 }]
  expect(await list({ claims, reachedBlock: '9', since: 3 })).toEqual({
    claims: [claim, { ...claim, kind: 'item', item: 7n, at: 5 }],
    reachedBlock: 9n,
    since: 3,
  })
  expect(new URL(api.requests[0]?.url ?? '').searchParams.get('chainId')).toBe(mainnetId)
})

test.each([
  ['no list', {}],
  ['too many', { claims: Array(10_001).fill(claim), reachedBlock: '0', since: 0 }],
  ['a kind that is none', { claims: [{ ...claim, kind: 'x' }], reachedBlock: '0', since: 0 }],
  ['an item without number', { claims: [{ ...claim, kind: 'item' }], reachedBlock: '0', since: 0 }],
  ['a token with one', { claims: [{ ...claim, item: '1' }], reachedBlock: '0', since: 0 }],
  ['a place that is none', { claims: [{ ...claim, token: '<b>' }], reachedBlock: '0', since: 0 }],
  ['a block that is none', { claims: [], reachedBlock: '-1', since: 0 }],
  ['a time that is none', { claims: [], reachedBlock: '0', since: 1.5 }],
])('error: SERVICE_BAD_ANSWER for %s', async (_, body) => {
  await expect(list(body)).rejects.toMatchObject({ code: 'SERVICE_BAD_ANSWER' })
})
