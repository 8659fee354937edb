import { proxy } from 'valtio/vanilla'

export type Alert = {
  readonly message: string
  readonly variant: 'info' | 'success' | 'warning' | 'error'
}

export type AlertsState = { open: boolean; alert: Alert | null }

export type AlertsController = {
  readonly state: Readonly<AlertsState>
  show(alert: { message: string; variant?: Alert['variant'] | undefined }): void
  hide(): void
}

/** Notes for the developer, shown only while `debug` is on (spec §3, Notification). */
export function createAlertsController(parameters: { debug: boolean }): AlertsController {
  const state = proxy<AlertsState>({ open: false, alert: null })
  return {
    state,
    show({ message, variant = 'info' }) {
      if (!parameters.debug) return
      state.alert = { message, variant }
      state.open = true
    },
    hide() {
      state.open = false
    },
  }
}
