import { expect, test } from 'vitest'
import { type AnyRoute, createRouterController } from './router.ts'

const connecting: AnyRoute = { name: 'ConnectingExternal', connectorId: 'a', wallet: 'Wallet A' }

test('default', () => {
  const router = createRouterController()
  expect(router.state).toEqual({ history: [{ name: 'Connect' }], direction: 'none' })
  expect(router.current()).toEqual({ name: 'Connect' })
})

test('behavior: push goes forward', () => {
  const router = createRouterController()
  router.push(connecting)
  expect(router.current()).toEqual(connecting)
  expect(router.state.direction).toBe('forward')
  expect(router.state.history).toHaveLength(2)
})

test('behavior: push of the view that is shown does nothing', () => {
  const router = createRouterController()
  router.push({ name: 'Connect' })
  expect(router.state).toEqual({ history: [{ name: 'Connect' }], direction: 'none' })
})

test('behavior: replace keeps the way back', () => {
  const router = createRouterController()
  router.push({ name: 'Networks' })
  router.replace(connecting)
  expect(router.state.history.map(({ name }) => name)).toEqual(['Connect', 'ConnectingExternal'])
})

test('behavior: reset starts over', () => {
  const router = createRouterController()
  router.push({ name: 'Networks' })
  router.reset({ name: 'Account' })
  expect(router.state).toEqual({ history: [{ name: 'Account' }], direction: 'none' })
})

test('behavior: goBack goes back until the first view', () => {
  const router = createRouterController()
  router.push({ name: 'Networks' })
  router.push(connecting)
  expect(router.goBack()).toBe(true)
  expect(router.current().name).toBe('Networks')
  expect(router.state.direction).toBe('back')
  expect(router.goBack()).toBe(true)
  expect(router.goBack()).toBe(false)
  expect(router.state.history).toEqual([{ name: 'Connect' }])
})

test('behavior: the same view alone stays what it is, unless it is about something', () => {
  const router = createRouterController()
  const drawn = router.state.history
  router.reset({ name: 'Connect', namespace: undefined })
  expect(router.state.history).toBe(drawn)
  router.reset({ name: 'Connect', namespace: 'solana' })
  const other = router.state.history[0]
  router.reset({ name: 'Connect', namespace: 'solana' })
  expect(router.state.history[0]).not.toBe(other)
})
