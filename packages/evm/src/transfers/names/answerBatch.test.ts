import { json, startFakeApi } from '@cleat/core/test/startFakeApi'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { encodeBytes } from '../abi/encodeBytes.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import { answerBatch, batchGateway } from './answerBatch.ts'
import { createOffchainFetch } from './createOffchainFetch.ts'

const service = startFakeApi()
const sender = `0x${'5e'.repeat(20)}`
const place = 'https://gateway.example/{sender}/{data}'

function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function encodeList(values: readonly string[]): string {
  let at = values.length * 32
  const places = values.map((value) => {
    const word = toWord(at)
    at += value.length / 2
    return word
  })
  return [toWord(values.length), ...places, ...values].join('')
}

/** A call of the batch gateway: one query for each list of URLs. */
function encodeQueries(queries: readonly { urls: readonly string[]; callData?: string }[]): string {
  const tuples = queries.map(({ urls, callData = '0xca11' }) => {
    const list = encodeList(urls.map((url) => encodeBytes(toHex(url))))
    return toWord(sender) + toWord(96) + toWord(96 + list.length / 2) + list + encodeBytes(callData)
  })
  return selectors.query + toWord(32) + encodeList(tuples)
}

function fetchBatch(callData: string): Promise<string> {
  const { signal } = new AbortController()
  return createOffchainFetch(signal)({ sender, urls: [batchGateway], callData })
}

/** Counts what the gateway is asked. */
function answerAll(): string[] {
  const asked: string[] = []
  service.use(
    http.get('https://gateway.example/*', ({ request }) => {
      asked.push(request.url)
      return json({ data: '0xabcd' })
    }),
  )
  return asked
}

const httpError = `0x01800152${toWord(502)}${toWord(64)}${toWord(0)}`

function encodeAnswers(answers: readonly (string | undefined)[]): string {
  const failures = toWord(answers.length) + answers.map((one) => toWord(one ? 0 : 1)).join('')
  const responses = encodeList(answers.map((one) => encodeBytes(one ?? httpError)))
  return `0x${toWord(64)}${toWord(64 + failures.length / 2)}${failures}${responses}`
}

test('default: each query of a batch is asked where it says, and failures are marked', async () => {
  service.use(http.get('https://down.example/*', () => HttpResponse.error()))
  const asked = answerAll()
  const answer = await fetchBatch(
    encodeQueries([
      { urls: [place] },
      { urls: ['https://down.example/{data}'] },
      { urls: ['https://down.example/{data}', place], callData: '0xca12' },
    ]),
  )
  expect(answer).toBe(encodeAnswers(['0xabcd', undefined, '0xabcd']))
  expect(asked.sort()).toEqual([
    `https://gateway.example/${sender}/0xca11`,
    `https://gateway.example/${sender}/0xca12`,
  ])
})

test('behavior: a batch inside a batch is answered too, and none inside that', async () => {
  answerAll()
  const inner = encodeQueries([{ urls: [place] }])
  const middle = encodeQueries([{ urls: [batchGateway], callData: inner }])
  expect(await fetchBatch(middle)).toBe(encodeAnswers([encodeAnswers(['0xabcd'])]))
  const outer = encodeQueries([{ urls: [batchGateway], callData: middle }])
  expect(await fetchBatch(outer)).toBe(encodeAnswers([encodeAnswers([undefined])]))
})

test('behavior: an empty batch has an empty answer', async () => {
  expect(await fetchBatch(encodeQueries([]))).toBe(encodeAnswers([]))
})

test('error: E15, places that are not https, on this machine or no places', async () => {
  const urls = ['http://gateway.example/{data}', 'http://localhost:1/', 'file:///etc/{data}']
  expect(await fetchBatch(encodeQueries([{ urls }, { urls: [] }]))).toBe(
    encodeAnswers([undefined, undefined]),
  )
})

test('error: E15, a batch costs sixteen requests at most', async () => {
  const asked: string[] = []
  service.use(
    http.get('https://down.example/*', ({ request }) => {
      asked.push(request.url)
      return HttpResponse.error()
    }),
  )
  const urls = Array.from({ length: 50 }, (_, at) => `https://down.example/${at}/{data}`)
  const batch = encodeQueries(Array.from({ length: 8 }, () => ({ urls })))
  expect(await fetchBatch(batch)).toBe(encodeAnswers(Array.from({ length: 8 })))
  expect(asked).toHaveLength(16)
})

test.each([
  ['too many queries', encodeQueries(Array.from({ length: 9 }, () => ({ urls: [place] })))],
  ['another call', `0x12345678${toWord(32)}${toWord(0)}`],
  ['nothing', '0x'],
  ['no list', selectors.query],
  ['a list beyond its end', selectors.query + toWord(5000) + toWord(1)],
  ['a query beyond its end', selectors.query + toWord(32) + toWord(1) + toWord(9999)],
  ['ones', `${selectors.query}${'f'.repeat(640)}`],
])('error: a batch of %s asks nobody', async (_, callData) => {
  const asked = answerAll()
  await expect(fetchBatch(callData)).rejects.toThrow('cannot be read')
  expect(asked).toEqual([])
})

test('behavior: the queries are asked at the same time', async () => {
  let waiting = 0
  let most = 0
  await answerBatch(
    encodeQueries([{ urls: [place] }, { urls: [place] }]),
    async () => {
      waiting += 1
      most = Math.max(most, waiting)
      await Promise.resolve()
      waiting -= 1
      return '0x'
    },
    0,
  )
  expect(most).toBe(2)
})
