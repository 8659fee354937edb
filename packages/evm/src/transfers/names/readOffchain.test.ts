import { catchError } from '@cleat/core/test/catchError'
import { json, startFakeApi } from '@cleat/core/test/startFakeApi'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { encodeBytes } from '../abi/encodeBytes.ts'
import { toWord } from '../abi/toWord.ts'
import { readOffchain } from './readOffchain.ts'

const service = startFakeApi()
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const place = 'https://gateway.example/{sender}/{data}.json'

function toHex(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The revert of a contract whose answer is off the chain (EIP-3668). */
function lookup(urls: readonly string[], sender = resolver): Error {
  const texts = urls.map((url) => encodeBytes(toHex(url)))
  let at = urls.length * 32
  const places = texts.map((text) => {
    const word = toWord(at)
    at += text.length / 2
    return word
  })
  const list = [toWord(urls.length), ...places, ...texts].join('')
  const callData = encodeBytes('0xca11')
  const start = 160 + list.length / 2
  const head = [
    ...[toWord(sender), toWord(160), toWord(start), '12345678'.padEnd(64, '0')],
    toWord(start + callData.length / 2),
  ]
  const data = `0x556f1830${head.join('')}${list}${callData}${encodeBytes('0xe47a')}`
  return revert('execution reverted', data)
}

/** The first call is sent elsewhere, and the answer from there is proved. */
function prepare(first: Error) {
  const calls: string[] = []
  const { node } = createFakeNode({
    eth_call: ({ data }: { data: string }) => {
      calls.push(data)
      if (data === '0x01') throw first
      return '0x900d'
    },
  })
  const { signal } = new AbortController()
  return { calls, read: () => readOffchain(node, { to: resolver, data: '0x01' }, signal) }
}

test('default', async () => {
  const asked: string[] = []
  service.use(
    http.get('https://gateway.example/*', ({ request }) => {
      asked.push(request.url)
      return json({ data: '0xabcd' })
    }),
  )
  const { calls, read } = prepare(lookup([place]))
  expect(await read()).toBe('0x900d')
  expect(asked).toEqual([`https://gateway.example/${resolver.toLowerCase()}/0xca11.json`])
  const answer = encodeBytes('0xabcd')
  expect(calls[1]).toBe(
    `0x12345678${toWord(64)}${toWord(64 + answer.length / 2)}${answer}${encodeBytes('0xe47a')}`,
  )
})

test('behavior: a place without room for data is asked with a body', async () => {
  let body: unknown
  service.use(
    http.post('https://gateway.example/ask', async ({ request }) => {
      body = await request.json()
      return json({ data: '0xabcd' })
    }),
  )
  expect(await prepare(lookup(['https://gateway.example/ask'])).read()).toBe('0x900d')
  expect(body).toEqual({ sender: resolver.toLowerCase(), data: '0xca11' })
})

test('behavior: the next place, where one does not answer', async () => {
  service.use(http.get('https://down.example/*', () => HttpResponse.error()))
  service.use(http.get('https://gateway.example/*', () => json({ data: '0xabcd' })))
  const { read } = prepare(lookup(['https://down.example/{data}', 'ftp://x', place]))
  expect(await read()).toBe('0x900d')
})

test.each([
  ['a page', () => new Response('<html>')],
  ['other data', () => json({ data: 'abc' })],
  ['no end of data', () => new Response(`{"data":"0x${'00'.repeat(12_000_000)}"}`)],
  ['nothing', () => json({}, 404)],
])('error: it answers with %s', async (_, answer) => {
  service.use(http.get('https://gateway.example/*', answer))
  expect((await catchError(prepare(lookup([place])).read())).code).toMatch(/^SERVICE_/)
})

test.each([
  ['without a certificate', ['http://gateway.example/{data}']],
  ['on this machine', ['http://localhost:1/{data}', 'file:///etc/{data}', 'data:,{data}']],
  ['nowhere', []],
])('error: places %s are not asked', async (_, urls) => {
  await expect(prepare(lookup(urls)).read()).rejects.toThrow('nobody can be asked')
})

test('error: sent elsewhere by somebody who was not asked', async () => {
  const refusal = lookup([place], `0x${'5'.repeat(40)}`)
  await expect(prepare(refusal).read()).rejects.toBe(refusal)
})

test('error: sent elsewhere without end', async () => {
  service.use(http.get('https://gateway.example/*', () => json({ data: '0xabcd' })))
  const refusal = lookup([place])
  const { node, requests } = createFakeNode({ eth_call: () => Promise.reject(refusal) })
  const { signal } = new AbortController()
  await expect(readOffchain(node, { to: resolver, data: '0x01' }, signal)).rejects.toBe(refusal)
  expect(requests).toHaveLength(5)
})

test.each([
  '0x556f1830',
  `0x556f1830${'f'.repeat(640)}`,
  `0x556f1830${toWord(resolver).repeat(5)}`,
])('error: garbage in its place', async (data) => {
  const refusal = revert('execution reverted', data)
  await expect(prepare(refusal).read()).rejects.toBe(refusal)
})
