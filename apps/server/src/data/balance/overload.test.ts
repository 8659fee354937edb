import { encodeAbiParameters, pad, parseAbiParameters, toHex } from 'viem/utils'
import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { answerRpc, startFakeNode } from '../test/startFakeNode.ts'

const chainId = 'eip155:31337'
const one = encodeAbiParameters(parseAbiParameters('(bool success, bytes data)[]'), [
  [{ success: true, data: pad('0x1') }],
])

const account = (index: number) => pad(toHex(0xc1ea7000 + index), { size: 20 })
const accounts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => account(from + index))

/** A node that answers when the test releases it. */
async function setUp(limits: Parameters<typeof createDataApp>[0]['limits'] = {}) {
  const held: (() => void)[] = []
  const figures = { isOpen: true, running: 0, max: 0 }
  const answer = answerRpc({ eth_chainId: () => toHex(31337), eth_call: () => one })
  const node = await startFakeNode(async (request) => {
    if (!JSON.stringify(request.body).includes('eth_call')) return answer(request)
    figures.running += 1
    figures.max = Math.max(figures.max, figures.running)
    const turn = Promise.withResolvers<void>()
    if (figures.isOpen) setTimeout(turn.resolve, 5)
    else held.push(turn.resolve)
    await turn.promise
    figures.running -= 1
    return answer(request)
  })
  const { ask } = createDataApp({ urls: { [chainId]: node.url }, limits })
  const read = (address: string) => ask(`/v1/account/${address}/balance?chainId=${chainId}`)
  const readAll = (addresses: readonly string[]) => Promise.all(addresses.map(read))
  const open = () => {
    figures.isOpen = true
    for (const release of held.splice(0)) release()
  }
  const close = () => {
    figures.isOpen = false
  }
  /** How often the node was called per address. */
  const askedOf = (addresses: readonly string[]) => {
    const bodies = node.requests.map(({ body }) => JSON.stringify(body))
    return addresses.map(
      (address) => bodies.filter((body) => body.includes(address.slice(2))).length,
    )
  }
  return { readAll, open, close, askedOf, held, figures }
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

test('default: in a rush everybody waits for a turn, and each account is read once', async () => {
  const { readAll, askedOf, figures } = await setUp({ waitMs: 60_000 })
  const all = accounts(0, 400)
  const answers = await readAll([...all, ...all, ...all])
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  expect(new Set(askedOf(all))).toEqual(new Set([1]))
  expect(figures.max).toBeLessThanOrEqual(16)
})

test('behavior: a node that stands still is waited for so long and by so many, and what it was asked is not lost', async () => {
  const { readAll, open, close, askedOf, held } = await setUp({
    concurrency: 2,
    capacity: 8,
    waitMs: 200,
  })
  await readAll(accounts(0, 1))
  close()
  const rush = accounts(1, 20)
  const answers = rush.map((address) => readAll([address]))
  await expect.poll(() => held.length).toBe(2)
  // All but the two active requests are refused, queued ones included.
  for (const answer of answers.slice(2)) {
    expect((await answer)[0]).toMatchObject({ status: 503, body: { code: 'CHAIN_UNAVAILABLE' } })
  }
  expect(askedOf(rush).filter((times) => times > 0)).toHaveLength(2)

  open()
  expect(statuses((await Promise.all(answers.slice(0, 2))).flat())).toEqual([200, 200])
  // The service recovers, and results of the overload are cached.
  for (const address of rush) expect(statuses(await readAll([address]))).toEqual([200])
  expect(askedOf(rush)).toEqual(rush.map(() => 1))
})
