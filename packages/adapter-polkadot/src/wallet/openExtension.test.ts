// @vitest-environment node

import { expect, test, vi } from 'vitest'
import { openExtension } from './openExtension.ts'

const account = { address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', type: 'sr25519' }

/** An extension at `injectedWeb3.harbour` that grants every site access, with overrides. */
function open(extension: unknown, enable: (app: string) => unknown = () => extension) {
  const page = { injectedWeb3: { harbour: { enable } } }
  return openExtension({ page, key: 'harbour', wallet: 'Harbour', app: 'Test' })
}

const working = {
  accounts: { get: async () => [account], subscribe: () => () => undefined },
  signer: { signRaw: async (payload: unknown) => ({ id: 1, signature: payload }) },
}

test('default', async () => {
  const told: string[] = []
  const extension = await open(working, (app) => {
    told.push(app)
    return Promise.resolve(working)
  })
  expect(told).toEqual(['Test'])
  expect(await extension.getAccounts()).toMatchObject([{ keyType: 'sr25519' }])
  expect(await extension.sign('signRaw', '0x12')).toEqual({ id: 1, signature: '0x12' })
})

test('behavior: hears each list that makes sense, and no more once it is over', async () => {
  let notify: (accounts: unknown) => void = () => undefined
  let stops = 0
  const subscribe = (listener: typeof notify) => {
    notify = listener
    return () => {
      stops += 1
    }
  }
  const extension = await open({ ...working, accounts: { ...working.accounts, subscribe } })
  const heard: number[] = []
  const stop = extension.subscribe((accounts) => heard.push(accounts.length))
  notify([])
  expect(heard).toEqual([0])
  // An invalid list makes the adapter read the accounts again.
  notify('nonsense')
  await vi.waitFor(() => expect(heard).toEqual([0, 1]))
  stop()
  notify([])
  expect(heard).toEqual([0, 1])
  expect(stops).toBe(1)
})

test('behavior: a way to unsubscribe that comes late, or is none, is fine', async () => {
  const unsubscribe = vi.fn()
  for (const answer of [Promise.resolve(unsubscribe), Promise.reject(new Error('No')), 5]) {
    const accounts = { ...working.accounts, subscribe: () => answer }
    const extension = await open({ ...working, accounts })
    extension.subscribe(() => undefined)()
  }
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce())
})

test('behavior: one without events, or whose events break, can be used all the same', async () => {
  const breaks = () => {
    throw new Error('It broke.')
  }
  for (const subscribe of [undefined, breaks]) {
    const accounts = { get: working.accounts.get, subscribe }
    const extension = await open({ ...working, accounts })
    expect(() => extension.subscribe(() => undefined)()).not.toThrow()
    expect(await extension.getAccounts()).toHaveLength(1)
  }
})

test('error: not there', async () => {
  const asked = { page: {}, key: 'harbour', wallet: 'Harbour', app: 'Test' }
  await expect(openExtension(asked)).rejects.toMatchObject({ code: 'WALLET_NOT_INSTALLED' })
})

test.each([undefined, null, 5, {}, { accounts: {} }, { accounts: { get: 5 } }])(
  'error: lets in with %o',
  async (extension) => {
    await expect(open(extension)).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  },
)

test('error: declined', async () => {
  const declined = open(working, () => Promise.reject(new Error('Rejected')))
  await expect(declined).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
})

test('error: accounts that are none', async () => {
  const extension = await open({ ...working, accounts: { get: async () => [{ address: 5 }] } })
  await expect(extension.getAccounts()).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})

test('error: accounts that never come', async () => {
  vi.useFakeTimers()
  const extension = await open({
    ...working,
    accounts: { get: () => new Promise(() => undefined) },
  })
  const asking = expect(extension.getAccounts()).rejects.toMatchObject({ code: 'WALLET_NO_ANSWER' })
  await vi.advanceTimersByTimeAsync(5000)
  await asking
  vi.useRealTimers()
})

test('error: cannot sign, or does not want to', async () => {
  const cancel = async () => {
    throw new Error('Cancelled')
  }
  const extension = await open({ ...working, signer: { signRaw: cancel } })
  await expect(extension.sign('signPayload', {})).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
  await expect(extension.sign('signRaw', {})).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
})
