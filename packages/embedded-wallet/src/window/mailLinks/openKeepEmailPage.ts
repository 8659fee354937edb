import { is, object } from 'valibot'
import { openBrowserKeys } from '../../frame/keys/openBrowserKeys.ts'
import { createServiceClient, type SendRequest } from '../../frame/service/createServiceClient.ts'
import { ServiceError } from '../../frame/service/serviceError.ts'
import { emailChangeSchemas } from '../../service/emailChangeSchemas.ts'
import type { KeepEmailPage, KeepEmailView } from './keepEmailView.ts'

export declare namespace openKeepEmailPage {
  type Parameters = {
    window: Pick<Window, 'location' | 'history'>
    send: SendRequest
    /** Called with each view, the first one at once. */
    onView: (view: KeepEmailView) => void
  }
}

/**
 * Opens the page that stops the change of an e-mail, without a login. Mail scanners open links,
 * so that nothing is sent before the visitor presses the button.
 */
export function openKeepEmailPage(parameters: openKeepEmailPage.Parameters): KeepEmailPage {
  const { window, send, onView } = parameters
  const { location, history } = window
  const body = { token: location.hash.slice(1) }
  // The history keeps no token.
  if (location.hash) history.replaceState(null, '', location.pathname)
  let isBusy = false
  const isOurs = is(emailChangeSchemas.keep, body)
  const ask = (change: { isBusy: boolean; problem: 'service' | undefined }) => {
    isBusy = change.isBusy
    onView({ name: 'ask', ...change })
  }
  const keep = async () => {
    ask({ isBusy: true, problem: undefined })
    try {
      const { signing } = await openBrowserKeys()
      const service = createServiceClient({ origin: location.origin, signing, send })
      await service.ask({ method: 'POST', path: 'email-changes/keep', body, schema: object({}) })
      onView({ name: 'kept' })
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND') onView({ name: 'over' })
      else ask({ isBusy: false, problem: 'service' })
    }
  }
  if (isOurs) ask({ isBusy: false, problem: undefined })
  else onView({ name: 'over' })
  return {
    keep() {
      if (isOurs && !isBusy) void keep()
    },
  }
}
