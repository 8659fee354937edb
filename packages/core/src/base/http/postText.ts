import { createHttp } from './http.ts'

export declare namespace postText {
  type Parameters = {
    url: string
    text: string
    /** What errors call it, such as `Bitcoin index`. */
    service: string
  }
}

/**
 * Sends text to a service of the app's choice, once, with time and size limit, and reads the text of its answer.
 * @throws `SERVICE_…`
 */
export function postText({ url, text, service }: postText.Parameters): Promise<string> {
  return createHttp({ baseUrl: url, service }).send('', text)
}
