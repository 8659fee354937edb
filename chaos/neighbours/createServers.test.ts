import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMailbox } from '../browser/createMailbox.ts'
import type { Page } from '../browser/page.ts'
import { createServers } from './createServers.ts'

const truth = '{"decimals":18,"symbol":"ETH"}'
const server = createServer((_, response) => {
  response.writeHead(203, { 'content-type': 'application/json' }).end(truth)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

function open(shop?: Parameters<typeof createServers>[2]) {
  const onLie = vi.fn()
  const servers = createServers({ dataUrl: `${url}/data`, urls: [`${url}/`] }, onLie, shop)
  const mailbox = createMailbox()
  const page: Page = { tab: 0, window: new EventTarget(), globals: {}, isOpen: true }
  const ask = (to: string) => {
    const asked = mailbox.send(page, new Request(to), undefined)
    const letter = mailbox.take(0)
    if (!letter) throw new Error('It was just sent.')
    return { asked, letter }
  }
  const hear = async (path: string) => {
    const { asked, letter } = ask(`${url}${path}`)
    await servers.answer(letter)
    return (await asked).text()
  }
  return { servers, onLie, ask, hear }
}

test('default: it passes on what the real server says', async () => {
  const { servers, onLie, ask } = open()
  const { asked, letter } = ask(`${url}/node`)
  await servers.answer(letter)
  const response = await asked
  expect([response.status, await response.text()]).toEqual([203, truth])
  expect(onLie).not.toHaveBeenCalled()
})

test('behavior: so many lies, then the truth again', async () => {
  const { servers, onLie, hear } = open()
  servers.lie({ seed: 4, times: 2, who: 'anyone' })
  const heard = [await hear('/node'), await hear('/node'), await hear('/node')]
  expect(heard[0]).not.toBe(truth)
  // An even seed tells the same lie again.
  expect(heard[1]).toBe(heard[0])
  expect(heard[2]).toBe(truth)
  expect(onLie).toHaveBeenCalledTimes(2)
})

test('behavior: the Data API lies alone', async () => {
  const { servers, hear } = open()
  servers.lie({ seed: 4, times: 1, who: 'Data API' })
  expect(await hear('/node')).toBe(truth)
  expect(await hear('/data/balance')).not.toBe(truth)
})

test('behavior: what is sold is asked of the shop, whose service lies alone', async () => {
  const asked: string[] = []
  const { servers, hear, onLie } = open({
    toServer(to) {
      asked.push(to)
      return to
    },
  })
  servers.lie({ seed: 4, times: 1, who: 'purchase service' })
  expect(await hear('/data/balance')).toBe(truth)
  expect(asked).toHaveLength(1)
  const said = await hear('/data/v1/onramp/orders/a')
  expect(said).not.toBe(truth)
  const told = { url: `${url}/data/v1/onramp/orders/a`, body: undefined, truth, said }
  expect(onLie).toHaveBeenCalledExactlyOnceWith(told)
  expect(await hear('/data/v1/generators/onrampurl')).toBe(truth)
})

test('error: a server that no option named is noted, and nobody is asked', async () => {
  const { servers, ask } = open()
  const { asked, letter } = ask('http://127.0.0.1:9/collect')
  await Promise.all([servers.answer(letter), expect(asked).rejects.toThrow('Failed to fetch')])
  expect(servers.strangers).toEqual(['GET http://127.0.0.1:9/collect'])
})

test.each([
  ['busy', 429, '{"error":"busy"}', 'application/json'],
  ['broken', 503, '', 'application/json'],
  ['page', 200, '<h1>Welcome</h1>', 'text/html'],
] as const)('error: %s', async (how, status, text, type) => {
  const { servers, ask } = open()
  const { asked, letter } = ask(`${url}/node`)
  servers.fail(letter, how)
  const response = await asked
  expect([response.status, await response.text()]).toEqual([status, text])
  expect(response.headers.get('content-type')).toBe(type)
})

test('error: break', async () => {
  const { servers, ask } = open()
  const { asked, letter } = ask(`${url}/node`)
  servers.fail(letter, 'break')
  await expect(asked).rejects.toThrow('Failed to fetch')
})
