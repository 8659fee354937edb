import { expect, test } from 'vitest'
import { CleatError } from '../base/errors/cleatError.ts'
import { createConnectionController } from './connection.ts'

const flow = { connectorId: 'a', namespace: 'eip155' }

test('default', () => {
  expect(createConnectionController().state).toEqual({
    flow: { status: 'idle' },
    wcUri: undefined,
    wcPairingExpiry: undefined,
    wcLinking: undefined,
    wcError: false,
    wcDeclined: false,
    wcBasic: false,
    recentWallet: undefined,
    buffering: false,
    waiting: [],
    isLegalAccepted: false,
  })
})

test.each(['pending', 'success'] as const)('behavior: %s', (status) => {
  const controller = createConnectionController()
  controller.setFlow({ status, ...flow })
  expect(controller.state.flow).toEqual({ status, ...flow })
})

test('behavior: an error is handed on as the object it is', () => {
  const controller = createConnectionController()
  const error = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'A' } })
  controller.setFlow({ status: 'error', ...flow, error })
  expect(controller.state.flow.status === 'error' && controller.state.flow.error).toBe(error)
})

test('behavior: whether something waits follows from what waits', () => {
  const controller = createConnectionController()
  controller.set({ waiting: [{ id: 1, method: 'personal_sign', wallet: 'A' }] })
  expect(controller.state.buffering).toBe(true)
  controller.set({ wcUri: 'wc:1' })
  expect(controller.state).toMatchObject({ buffering: true, wcUri: 'wc:1' })
  controller.set({ waiting: [] })
  expect(controller.state.buffering).toBe(false)
})

test('behavior: reset forgets everything', () => {
  const controller = createConnectionController()
  controller.setFlow({ status: 'pending', ...flow })
  Object.assign(controller.state, { wcUri: 'wc:1', wcError: true, buffering: true })
  controller.reset()
  expect(controller.state).toEqual(createConnectionController().state)
})

test('behavior: reset keeps what the visitor agreed to, and that the app is basic', () => {
  const controller = createConnectionController()
  controller.setLegalAccepted(true)
  controller.set({ wcBasic: true })
  controller.reset()
  expect(controller.state).toMatchObject({ isLegalAccepted: true, wcBasic: true })
})
