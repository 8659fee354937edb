import { createHttp } from './http.ts'

export declare namespace postText {
  type Parameters = {
    url: string
    text: string
    /** Name of the service in error messages, such as `Bitcoin index`. */
    service: string
  }
}

/**
 * Posts text once to a service that the app chose, with time and size limit, and reads the text of
 * its answer.
 * @throws `SERVICE_…`
 */
export function postText({ url, text, service }: postText.Parameters): Promise<string> {
  return createHttp({ baseUrl: url, service }).send('', text)
}
