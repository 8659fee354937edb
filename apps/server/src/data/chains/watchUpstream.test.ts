import { expect, test } from 'vitest'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { createChainStatus } from './createChainStatus.ts'
import { watchUpstream } from './watchUpstream.ts'

const chainId = 'eip155:1'
const { signal } = new AbortController()

test.each([
  ['answers', undefined, 'ok'],
  ['fails', new ChainUnavailableError({ chainId, reason: 'status 500' }), 'away'],
  [
    'is not asked: own limit',
    new ChainUnavailableError({ chainId, reason: 'queue is full', isOwnLimit: true }),
    'unasked',
  ],
  ['is left', new DOMException('Left.', 'AbortError'), 'unasked'],
])('default: a node that %s', async (_title, error, node) => {
  const status = createChainStatus()
  const send = () => (error ? Promise.reject(error) : Promise.resolve(1))
  const upstream = watchUpstream({ upstream: { chainId, send }, status })
  await upstream.send({ signal }).catch(() => undefined)
  expect(status.read(chainId).node).toBe(node)
})
