import { unknown } from 'valibot'
import { createHttp } from './http.ts'

export declare namespace readJson {
  type Parameters = {
    url: string
    /** What errors call it, such as `Bitcoin index`. */
    service: string
    /** Tries after the first. @default 2 */
    retries?: number | undefined
  }
}

const anything = unknown()

/**
 * Reads JSON from a service of the app's choice, with time limit, retries and size limit. What it means is for the adapter to check.
 * @throws `SERVICE_…`
 */
export function readJson({ url, service, retries }: readJson.Parameters): Promise<unknown> {
  return createHttp({ baseUrl: url, service, retries }).get('', { schema: anything })
}
