import type { Eip1193Provider } from '@cleat/core/adapter'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeSafe, safeInfo } from '../test/createFakeSafe.ts'
import { loadSafeProvider } from './safeWallet.ts'

// Rows of the catalogue of bad input: what messages a page in a Safe may get. Node reports a
// listener that throws as an uncaught error, which fails the test.

const { safeAddress } = safeInfo

afterEach(() => vi.unstubAllGlobals())

type Message = { readonly data: unknown; readonly origin?: string; readonly source?: unknown }
type Answer = ReturnType<typeof toAnswer>

/** A page in a Safe that falls silent after it has introduced itself. */
async function start() {
  const { window } = createFakeSafe()
  vi.stubGlobal('window', window)
  const provider = await loadSafeProvider({ timeoutMs: 50 })
  if (!provider) throw new Error('No Safe')
  const asked: { readonly id: string }[] = []
  const { parent } = window
  Object.assign(parent, { postMessage: (message: { id: string }) => void asked.push(message) })
  const sender = { origin: 'https://app.safe.global', source: parent }
  const tell = (message: Message) =>
    void window.dispatchEvent(Object.assign(new Event('message'), sender, message))
  return { provider, asked, tell }
}

/** Asks the Safe, which has not answered yet. */
async function ask(provider: Eip1193Provider) {
  const answer = vi.fn()
  const params = [{ from: safeAddress, to: safeAddress, value: '0x1' }]
  provider.request({ method: 'eth_sendTransaction', params }).then(answer, answer)
  await Promise.resolve()
  return answer
}

const toAnswer = (id: unknown) => ({
  ...{ id, version: '9.1.0', success: true, data: { safeTxHash: '0xbad' } },
})
const from = (origin: string) => (data: Answer) => ({ data, origin })
const unversioned = ({ id, success, data }: Answer) => ({ data: { id, success, data } })
const versioned = (version: unknown) => (data: Answer) => ({ data: { ...data, version } })
const instead = (data: unknown) => () => ({ data })
const cyclic: unknown[] = []
cyclic.push(cyclic)

test.each<[row: string, what: string, change: (data: Answer) => Message]>([
  ['I01', 'from another origin', from('https://evil.example')],
  ['I02', 'from another frame of the Safe', (data) => ({ data, source: {} })],
  ['I02', 'from nowhere', (data) => ({ data, source: null })],
  ['I03', 'from a page without an origin', from('null')],
  ['I04', 'from a longer name', from('https://app.safe.global.evil.example')],
  ['I04', 'from a name that ends alike', from('https://evilapp.safe.global')],
  ['I04', 'from another port', from('https://app.safe.global:8443')],
  ['I04', 'without TLS', from('http://app.safe.global')],
  ['I04', 'in capitals', from('https://APP.SAFE.GLOBAL')],
  ['I04', 'from a name with a dot behind it', from('https://app.safe.global.')],
  ['I05', 'whose id only contains that of the request', ({ id }) => ({ data: toAnswer(`x${id}`) })],
  ['I06', 'of null', instead(null)],
  ['I06', 'of nothing', instead(undefined)],
  ['I06', 'of a text', instead('9.1.0')],
  ['I06', 'of a number', instead(1)],
  ['I06', 'of a list', instead(['9.1.0'])],
  ['I06', 'of a map', instead(new Map([['version', '9.1.0']]))],
  ['I06', 'of a date', instead(new Date(0))],
  ['I06', 'of bytes', instead(new Blob(['9.1.0']))],
  ['I06', 'of a circle', instead(cyclic)],
  ['I07', 'with the names that every object has', () => ({ data: toAnswer('__proto__') })],
  ['I07', 'with a name of a method', () => ({ data: toAnswer('constructor') })],
  ['I07', 'that is a thenable without an id', instead(Object.fromEntries([['then', 1]]))],
  ['I09', 'without a version', unversioned],
  ['I09', 'of version 0', versioned('0.9.0')],
  ['I09', 'of a version that is a number', versioned(9)],
  ['I09', 'of a version that is none', versioned('x')],
  ['I09', 'of a version that is null', versioned(null)],
  ['I10', 'with an id of no request', () => ({ data: toAnswer('0123456789') })],
  ['I10', 'with an id that is no text', () => ({ data: toAnswer({}) })],
  [
    'I22',
    'of a sign-in that nobody began',
    instead({ resultUri: 'https://evil.example/#token=x' }),
  ],
])('%s: a message %s is ignored', async (_row, _what, change) => {
  const { provider, asked, tell } = await start()
  const answer = await ask(provider)
  const id = asked[0]?.id ?? ''
  tell(change(toAnswer(id)))
  await new Promise((resolve) => setTimeout(resolve))
  expect(answer).not.toHaveBeenCalled()
  tell({ data: { ...toAnswer(id), data: { safeTxHash: '0x5afe' } } })
  await vi.waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('0x5afe'))
})

test('I08: a hundred thousand messages, and one of 50 MB, delay no answer', async () => {
  const { provider, asked, tell } = await start()
  const answer = await ask(provider)
  for (let count = 0; count < 100_000; count += 1) tell({ data: toAnswer(`${count}`) })
  tell({ data: { ...toAnswer('0'), data: 'x'.repeat(50_000_000) } })
  expect(asked).toHaveLength(1)
  tell({ data: toAnswer(asked[0]?.id) })
  await vi.waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('0xbad'))
})

test('I11, I24: an answer that is repeated answers no later request', async () => {
  const { provider, asked, tell } = await start()
  const first = await ask(provider)
  const recorded = { data: toAnswer(asked[0]?.id) }
  tell(recorded)
  tell({ data: { ...recorded.data, success: false, error: 'rejected' } })
  await vi.waitFor(() => expect(first).toHaveBeenCalledExactlyOnceWith('0xbad'))
  const second = await ask(provider)
  tell(recorded)
  await new Promise((resolve) => setTimeout(resolve))
  expect(second).not.toHaveBeenCalled()
})

test('I12: an answer before its request is ignored', async () => {
  const { provider, asked, tell } = await start()
  for (let count = 0; count < 256; count += 1) tell({ data: toAnswer(count.toString(16)) })
  const answer = await ask(provider)
  await new Promise((resolve) => setTimeout(resolve))
  expect([asked.length, answer.mock.calls.length]).toEqual([1, 0])
})

test.each<[row: string, what: string, data: unknown]>([
  ['I14', 'who the Safe is', safeInfo],
  ['I15', 'nothing', undefined],
  ['I15', 'null', null],
  ['I15', 'a text', '0x5afe'],
])('%s: a payment answered with %s ends', async (_row, _what, data) => {
  const { provider, asked, tell } = await start()
  const answer = await ask(provider)
  tell({ data: { ...toAnswer(asked[0]?.id), data } })
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  expect(answer).not.toHaveBeenCalledWith(expect.stringMatching(/./))
})
