import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Service } from '../service/createServiceClient.ts'
import { createStream } from './createStream.ts'
import type { ServiceStream } from './serviceStream.ts'

export declare namespace startStream {
  type Parameters = Pick<createStream.Parameters, 'document'> & {
    service: Service
    /** No visitor is logged in any more. */
    onEnded: () => void
  }
}

/** A stream that asks who is logged in once the session may be over. */
export function startStream({ service, document, onEnded }: startStream.Parameters): ServiceStream {
  const look = async () => {
    const { answer: schema } = sessionSchemas
    // A service that does not answer logs no visitor out.
    const read = await service
      .ask({ method: 'GET', path: 'session', schema })
      .catch(() => undefined)
    if (!read || read.session) return
    stream.setSession(false)
    onEnded()
  }
  const stream = createStream({ service, document, onSession: () => void look() })
  return stream
}
