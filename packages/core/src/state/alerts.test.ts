import { expect, test } from 'vitest'
import { createAlertsController } from './alerts.ts'

test('default', () => {
  const controller = createAlertsController({ debug: true })
  expect(controller.state).toEqual({ open: false, alert: null })
  controller.show({ message: 'Look' })
  expect(controller.state).toEqual({ open: true, alert: { message: 'Look', variant: 'info' } })
  controller.hide()
  expect(controller.state.open).toBe(false)
})

test('parameters: variant', () => {
  const controller = createAlertsController({ debug: true })
  controller.show({ message: 'Look', variant: 'warning' })
  expect(controller.state.alert?.variant).toBe('warning')
})

test('parameters: debug off shows nothing', () => {
  const controller = createAlertsController({ debug: false })
  controller.show({ message: 'Look', variant: 'error' })
  expect(controller.state).toEqual({ open: false, alert: null })
})
