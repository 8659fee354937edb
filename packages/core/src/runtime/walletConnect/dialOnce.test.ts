import { expect, test, vi } from 'vitest'
import { type Dialer, dialOnce } from './dialOnce.ts'

function createDialer() {
  const settles: { resolve: () => void; reject: (error: Error) => void }[] = []
  const state = { connected: false }
  const dialer: Dialer = {
    get connected() {
      return state.connected
    },
    confirmOnlineStateOrThrow: vi.fn(async () => undefined),
    connect: vi.fn(() => new Promise<void>((resolve, reject) => settles.push({ resolve, reject }))),
    toEstablishConnection: async () => undefined,
  }
  dialOnce(dialer)
  return { dialer, settles, state }
}

test('default', async () => {
  const { dialer, settles, state } = createDialer()
  const waiting = [1, 2, 3].map(() => dialer.toEstablishConnection())
  await vi.waitFor(() => expect(settles).toHaveLength(1))
  state.connected = true
  settles[0]?.resolve()
  await Promise.all(waiting)
  await dialer.toEstablishConnection()
  expect(dialer.connect).toHaveBeenCalledOnce()
  expect(dialer.connectPromise).toBeUndefined()
})

test('behavior: what the library dials by itself is waited for', async () => {
  const { dialer, state } = createDialer()
  let open: () => void = () => undefined
  dialer.connectPromise = new Promise((resolve) => {
    open = resolve
  })
  const waiting = dialer.toEstablishConnection()
  state.connected = true
  open()
  await waiting
  expect(dialer.connect).not.toHaveBeenCalled()
})

test('error: a dialling that fails is told to all, and the next one dials anew', async () => {
  const { dialer, settles } = createDialer()
  const waiting = [1, 2].map(() => dialer.toEstablishConnection().catch((error: Error) => error))
  await vi.waitFor(() => expect(settles).toHaveLength(1))
  settles[0]?.reject(new Error('stalled'))
  expect(await Promise.all(waiting)).toEqual([new Error('stalled'), new Error('stalled')])
  void dialer.toEstablishConnection()
  await vi.waitFor(() => expect(dialer.connect).toHaveBeenCalledTimes(2))
})

test('error: offline, nobody dials', async () => {
  const { dialer } = createDialer()
  dialer.confirmOnlineStateOrThrow = async () => {
    throw new Error('offline')
  }
  await expect(dialer.toEstablishConnection()).rejects.toThrow('offline')
  expect(dialer.connect).not.toHaveBeenCalled()
})
