import type { Eip1193Provider } from '@cleat/core/adapter'
import { createFakeProvider } from '@cleat/core/test/createFakeProvider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardProvider } from './guardProvider.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const name = 'Harbour'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

/** A wallet that answers nothing but what its `request` is. */
function guardRequest(request: unknown): ReturnType<typeof guardProvider> {
  return guardProvider({ provider: { request } as Eip1193Provider, name })
}

test('default', async () => {
  const provider = createFakeProvider({ eth_accounts: [address, address], eth_chainId: 1 })
  const guarded = guardProvider({ provider, name })
  await expect(guarded.request({ method: 'eth_accounts' })).resolves.toEqual([address])
  await expect(guarded.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  expect(provider.requests).toEqual([{ method: 'eth_accounts' }, { method: 'eth_chainId' }])
})

test('behavior: hands on the request as it is, with the provider as `this`', async () => {
  const provider = {
    secret: 'mine',
    async request(this: { secret: string }, request: unknown) {
      return [this.secret, request]
    },
  }
  const request = { method: 'eth_call', params: [{ to: address }, 'latest'] }
  await expect(guardProvider({ provider, name }).request(request)).resolves.toEqual([
    'mine',
    request,
  ])
})

test.each([
  ['eth_requestAccounts', null],
  ['eth_accounts', 'nonsense'],
  ['eth_chainId', { chainId: '0x1' }],
  ['personal_sign', '0x'],
  ['eth_sendTransaction', { hash: `0x${'ab'.repeat(32)}` }],
])('error: WALLET_BAD_ANSWER for %s', async (method, answer) => {
  const guarded = guardProvider({ provider: createFakeProvider({ [method]: answer }), name })
  await expect(guarded.request({ method })).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
    context: { wallet: name, method, answer },
  })
})

test('error: WALLET_BAD_ANSWER keeps no hundred megabytes', async () => {
  const provider = createFakeProvider({ personal_sign: `0x${'ab'.repeat(50_000_000)}` })
  const failure = guardProvider({ provider, name }).request({ method: 'personal_sign' })
  await expect(failure).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
    context: { answer: `0x${'ab'.repeat(99)}` },
  })
})

test('error: WALLET_NO_ANSWER when a read stays silent', async () => {
  const guarded = guardRequest(() => new Promise(() => undefined))
  for (const method of ['eth_accounts', 'eth_chainId', 'net_version', 'wallet_getPermissions']) {
    const answer = guarded.request({ method })
    const settled = vi.fn()
    answer.then(settled, settled)
    await vi.advanceTimersByTimeAsync(4999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(answer).rejects.toMatchObject({
      code: 'WALLET_NO_ANSWER',
      context: { wallet: name, method, timeoutMs: 5000 },
    })
  }
})

test('parameters: readTimeoutMs', async () => {
  const provider = { request: () => new Promise(() => undefined) }
  const guarded = guardProvider({ provider, name, readTimeoutMs: 50 })
  const answer = expect(guarded.request({ method: 'eth_chainId' })).rejects.toMatchObject({
    code: 'WALLET_NO_ANSWER',
    context: { timeoutMs: 50 },
  })
  await vi.advanceTimersByTimeAsync(50)
  await answer
})

test('behavior: what waits for a person has no deadline', async () => {
  let approve: (answer: unknown) => void = () => undefined
  const guarded = guardRequest(
    () =>
      new Promise((resolve) => {
        approve = resolve
      }),
  )
  const answer = guarded.request({ method: 'eth_requestAccounts' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  approve([address])
  await expect(answer).resolves.toEqual([address])
})

test('behavior: an answer after the deadline changes nothing', async () => {
  let answerLate: (answer: unknown) => void = () => undefined
  const guarded = guardRequest(
    () =>
      new Promise((resolve) => {
        answerLate = resolve
      }),
  )
  const answer = guarded.request({ method: 'eth_chainId' })
  const rejected = expect(answer).rejects.toMatchObject({ code: 'WALLET_NO_ANSWER' })
  await vi.advanceTimersByTimeAsync(5000)
  await rejected
  answerLate('0x1')
  await vi.advanceTimersByTimeAsync(0)
  await expect(answer).rejects.toMatchObject({ code: 'WALLET_NO_ANSWER' })
})

test.each(['eth_chainId', 'personal_sign'])(
  'behavior: a throw from %s becomes a rejection',
  async (method) => {
    const failure = Object.assign(new Error('Locked'), { code: -32002 })
    const guarded = guardRequest(() => {
      throw failure
    })
    await expect(guarded.request({ method })).rejects.toBe(failure)
  },
)

test.each([undefined, null, '', 'No', 5])(
  'behavior: a rejection with %j passes',
  async (reason) => {
    const guarded = guardRequest(() => Promise.reject(reason))
    await expect(guarded.request({ method: 'eth_chainId' })).rejects.toBe(reason)
  },
)

test('behavior: an answer that is no promise is taken and checked', async () => {
  const guarded = guardRequest(({ method }: { method: string }) =>
    method === 'eth_chainId' ? '0x1' : 'nonsense',
  )
  await expect(guarded.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  await expect(guarded.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test('behavior: of two answers the first counts', async () => {
  const twice = (first: 'resolve' | 'reject') => ({
    // biome-ignore lint/suspicious/noThenProperty: some wallets answer with thenables.
    then(resolve: (value: unknown) => void, reject: (error: unknown) => void) {
      if (first === 'resolve') resolve('0x1')
      reject(new Error('First'))
      resolve('0x2')
      reject(new Error('Second'))
    },
  })
  await expect(
    guardRequest(() => twice('resolve')).request({ method: 'eth_chainId' }),
  ).resolves.toBe('0x1')
  await expect(
    guardRequest(() => twice('reject')).request({ method: 'eth_chainId' }),
  ).rejects.toThrow('First')
})

test('behavior: a thenable that never ends is given up', async () => {
  // biome-ignore lint/suspicious/noThenProperty: some wallets answer with thenables.
  const guarded = guardRequest(() => ({ then() {} }))
  const answer = expect(guarded.request({ method: 'eth_chainId' })).rejects.toMatchObject({
    code: 'WALLET_NO_ANSWER',
  })
  await vi.advanceTimersByTimeAsync(5000)
  await answer
})

test('behavior: a provider that is a thenable is not awaited', async () => {
  const then = vi.fn()
  const provider = Object.assign(createFakeProvider({ eth_chainId: '0x1' }), { then })
  await expect(guardProvider({ provider, name }).request({ method: 'eth_chainId' })).resolves.toBe(
    '0x1',
  )
  expect(then).not.toHaveBeenCalled()
})

test.each<[string, unknown]>([
  ['is missing', {}],
  ['is no function', { request: 'no' }],
  [
    'cannot be read',
    {
      get request() {
        throw new Error('Boom')
      },
    },
  ],
  [
    'is behind a Proxy that throws',
    new Proxy(
      {},
      {
        get() {
          throw new Error('Boom')
        },
      },
    ),
  ],
])('error: WALLET_NOT_INSTALLED when `request` %s', async (_, provider) => {
  const guarded = guardProvider({ provider: provider as Eip1193Provider, name })
  guarded.on('chainChanged', () => undefined)
  guarded.release()
  await expect(guarded.request({ method: 'eth_chainId' })).rejects.toMatchObject({
    code: 'WALLET_NOT_INSTALLED',
    context: { wallet: name },
  })
})

test('behavior: `request` is read once, so swapping it later changes nothing', async () => {
  const provider = createFakeProvider({ eth_chainId: '0x1' })
  const read = vi.fn()
  const { request } = provider
  Object.defineProperty(provider, 'request', {
    configurable: true,
    get() {
      read()
      return request
    },
  })
  const guarded = guardProvider({ provider, name })
  Object.defineProperty(provider, 'request', { value: async () => '0x2105' })
  await expect(guarded.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  await expect(guarded.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  expect(read).toHaveBeenCalledOnce()
})

test('behavior: listens to the wallet', () => {
  const provider = createFakeProvider()
  const guarded = guardProvider({ provider, name })
  const [onAccounts, onChain, onOther] = [vi.fn(), vi.fn(), vi.fn()]
  guarded.on('accountsChanged', onAccounts)
  guarded.on('chainChanged', onChain)
  guarded.on('disconnect', onOther)
  provider.emit('accountsChanged', [address, address.toLowerCase()])
  provider.emit('chainChanged', 8453)
  provider.emit('disconnect', { code: 4900 })
  expect(onAccounts).toHaveBeenCalledExactlyOnceWith([address])
  expect(onChain).toHaveBeenCalledExactlyOnceWith('0x2105')
  expect(onOther).toHaveBeenCalledExactlyOnceWith({ code: 4900 })
  expect(provider.requests).toEqual([])
})

test.each([undefined, null, {}, 'eip155:1', '0x', Number.NaN, 0, [], { chainId: '0x1' }])(
  'behavior: chainChanged with %o is replaced by asking the wallet',
  async (payload) => {
    const provider = createFakeProvider({ eth_chainId: '0x2105' })
    const onChain = vi.fn()
    guardProvider({ provider, name }).on('chainChanged', onChain)
    provider.emit('chainChanged', payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(provider.requests).toEqual([{ method: 'eth_chainId' }])
    expect(onChain).toHaveBeenCalledExactlyOnceWith('0x2105')
  },
)

test.each([undefined, null, {}, address, [[address]], [null], ['nonsense'], 1])(
  'behavior: accountsChanged with %o is replaced by asking the wallet',
  async (payload) => {
    const provider = createFakeProvider({ eth_accounts: [address] })
    const onAccounts = vi.fn()
    guardProvider({ provider, name }).on('accountsChanged', onAccounts)
    provider.emit('accountsChanged', payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(provider.requests).toEqual([{ method: 'eth_accounts' }])
    expect(onAccounts).toHaveBeenCalledExactlyOnceWith([address])
  },
)

test('behavior: no accounts is an answer', () => {
  const provider = createFakeProvider()
  const onAccounts = vi.fn()
  guardProvider({ provider, name }).on('accountsChanged', onAccounts)
  provider.emit('accountsChanged', [])
  expect(onAccounts).toHaveBeenCalledExactlyOnceWith([])
})

test('behavior: a wallet that has nothing better to say is not believed', async () => {
  const provider = createFakeProvider({ eth_chainId: 'nonsense' })
  const onChain = vi.fn()
  guardProvider({ provider, name }).on('chainChanged', onChain)
  provider.emit('chainChanged', 'nonsense')
  await vi.advanceTimersByTimeAsync(0)
  expect(onChain).not.toHaveBeenCalled()
})

test('behavior: removeListener takes away the one that was added', () => {
  const provider = createFakeProvider()
  const guarded = guardProvider({ provider, name })
  const [one, other] = [vi.fn(), vi.fn()]
  guarded.on('chainChanged', one)
  guarded.on('chainChanged', other)
  guarded.on('accountsChanged', one)
  guarded.removeListener('chainChanged', one)
  guarded.removeListener('chainChanged', () => undefined)
  guarded.removeListener('disconnect', other)
  provider.emit('chainChanged', '0x1')
  provider.emit('accountsChanged', [])
  expect(one).toHaveBeenCalledExactlyOnceWith([])
  expect(other).toHaveBeenCalledOnce()
  expect(provider.countListeners()).toBe(2)
})

test('behavior: release leaves no listener', () => {
  const provider = createFakeProvider()
  const guarded = guardProvider({ provider, name })
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
    guarded.on(event, () => undefined)
  expect(provider.countListeners()).toBe(4)
  guarded.release()
  guarded.release()
  expect(provider.countListeners()).toBe(0)
})

test('behavior: after release nothing is told any more', async () => {
  const provider = createFakeProvider({ eth_chainId: '0x1' })
  const guarded = guardProvider({ provider, name })
  const onChain = vi.fn()
  guarded.on('chainChanged', onChain)
  provider.emit('chainChanged', 'nonsense')
  guarded.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(onChain).not.toHaveBeenCalled()
})

test('behavior: works without `on` and `removeListener`', async () => {
  const provider: Eip1193Provider = { request: async () => '0x1' }
  const guarded = guardProvider({ provider, name })
  const onChain = vi.fn()
  guarded.on('chainChanged', onChain)
  guarded.removeListener('chainChanged', onChain)
  guarded.release()
  await expect(guarded.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
  expect(onChain).not.toHaveBeenCalled()
})

test('behavior: a wallet that keeps its listeners is not heard after release', async () => {
  const provider = createFakeProvider({ eth_chainId: '0x1' })
  provider.removeListener = () => undefined
  const guarded = guardProvider({ provider, name })
  const listener = vi.fn()
  for (const event of ['chainChanged', 'disconnect']) guarded.on(event, listener)
  guarded.release()
  provider.emit('chainChanged', '0x1')
  provider.emit('chainChanged', 'nonsense')
  provider.emit('disconnect', undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(listener).not.toHaveBeenCalled()
})

test('behavior: takes `off` where `removeListener` is missing', () => {
  const { removeListener: off, ...provider } = createFakeProvider()
  const guarded = guardProvider({ provider: { ...provider, off } as Eip1193Provider, name })
  guarded.on('chainChanged', () => undefined)
  guarded.release()
  expect(provider.countListeners()).toBe(0)
})

test('behavior: `on` and `removeListener` that throw do no harm', () => {
  const provider = createFakeProvider()
  const { removeListener } = provider
  let faults = 0
  provider.removeListener = (event, listener) => {
    removeListener(event, listener)
    faults += 1
    throw new Error('Boom')
  }
  const guarded = guardProvider({ provider, name })
  guarded.on('chainChanged', () => undefined)
  guarded.on('accountsChanged', () => undefined)
  expect(() => guarded.release()).not.toThrow()
  expect(provider.countListeners()).toBe(0)
  expect(faults).toBe(2)

  const mute = createFakeProvider()
  mute.on = () => {
    throw new Error('Boom')
  }
  expect(() => guardProvider({ provider: mute, name }).on('connect', () => undefined)).not.toThrow()
})

test('behavior: a burst of garbage ends with what the wallet says', async () => {
  const provider = createFakeProvider({ eth_chainId: '0x2105' })
  const onChain = vi.fn()
  guardProvider({ provider, name }).on('chainChanged', onChain)
  for (let times = 0; times < 1000; times += 1) provider.emit('chainChanged', {})
  await vi.advanceTimersByTimeAsync(0)
  expect(onChain).toHaveBeenLastCalledWith('0x2105')
})
