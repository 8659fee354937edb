import { unknown } from 'valibot'
import { createHttp } from '../api/http.ts'

export declare namespace readJson {
  type Parameters = {
    url: string
    /** What errors call it, such as `Bitcoin index`. */
    service: string
  }
}

const anything = unknown()

/**
 * Reads JSON from a service of the app's choice, with time limit, retries and size limit. What it means is for the adapter to check.
 * @throws `SERVICE_…`
 */
export function readJson({ url, service }: readJson.Parameters): Promise<unknown> {
  return createHttp({ baseUrl: url, service }).get('', { schema: anything })
}
