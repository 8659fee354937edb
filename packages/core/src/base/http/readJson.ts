import { unknown } from 'valibot'
import { createHttp } from './http.ts'

export declare namespace readJson {
  type Parameters = {
    url: string
    /** Name of the service in error messages, such as `Bitcoin index`. */
    service: string
    /** Number of retries. @default 2 */
    retries?: number | undefined
  }
}

const anything = unknown()

/**
 * Fetches JSON from a service that the app chose, with time limit, retries and size limit. The
 * adapter validates it.
 * @throws `SERVICE_…`
 */
export function readJson({ url, service, retries }: readJson.Parameters): Promise<unknown> {
  return createHttp({ baseUrl: url, service, retries }).get('', { schema: anything })
}
