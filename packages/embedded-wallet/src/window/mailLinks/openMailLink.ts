import { type GenericSchema, is, object } from 'valibot'
import { openBrowserKeys } from '../../frame/keys/openBrowserKeys.ts'
import { createServiceClient, type SendRequest } from '../../frame/service/createServiceClient.ts'
import { ServiceError } from '../../frame/service/serviceError.ts'
import { emailChangeSchemas } from '../../service/emailChangeSchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { MailLinkPage, MailLinkTask, MailLinkView } from './mailLinkView.ts'

export declare namespace openMailLink {
  type Parameters = {
    task: MailLinkTask
    window: Pick<Window, 'location' | 'history'>
    send: SendRequest
    /** Called with each view, the first one at once. */
    onView: (view: MailLinkView) => void
  }
}

const tasks: {
  readonly [task in MailLinkTask]: { path: string; schema: GenericSchema<unknown, object> }
} = {
  keepEmail: { path: 'email-changes/keep', schema: emailChangeSchemas.keep },
  freeze: { path: 'freeze', schema: walletSchemas.freeze },
}

/**
 * Opens the page behind the link of a mail, without a login. Mail scanners open links, so that
 * nothing is sent before the visitor presses the button.
 */
export function openMailLink(parameters: openMailLink.Parameters): MailLinkPage {
  const { window, send, onView } = parameters
  const { path, schema } = tasks[parameters.task]
  const { location, history } = window
  const body = { token: location.hash.slice(1) }
  // The history keeps no token.
  if (location.hash) history.replaceState(null, '', location.pathname)
  let isBusy = false
  const isOurs = is(schema, body)
  const ask = (change: { isBusy: boolean; problem: 'service' | undefined }) => {
    isBusy = change.isBusy
    onView({ name: 'ask', ...change })
  }
  const tell = async () => {
    ask({ isBusy: true, problem: undefined })
    try {
      const { signing } = await openBrowserKeys()
      const service = createServiceClient({ origin: location.origin, signing, send })
      await service.ask({ method: 'POST', path, body, schema: object({}) })
      onView({ name: 'done' })
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND') onView({ name: 'over' })
      else ask({ isBusy: false, problem: 'service' })
    }
  }
  if (isOurs) ask({ isBusy: false, problem: undefined })
  else onView({ name: 'over' })
  return {
    confirm() {
      if (isOurs && !isBusy) void tell()
    },
  }
}
