import {
  type AskPasskey,
  type PasskeyOptions,
  passkeySchemas,
} from '../../service/passkeySchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'

/** What to ask the authenticator. */
export function askOptions(
  { service, page, browser }: Pick<FrameContext, 'service' | 'page' | 'browser'>,
  purpose: AskPasskey['purpose'],
  signal: AbortSignal,
): Promise<PasskeyOptions> {
  const body: AskPasskey = { purpose, host: page.origin, browser }
  const { options: schema } = passkeySchemas
  return service.ask({ method: 'POST', path: 'passkeys/options', body, schema, signal })
}
