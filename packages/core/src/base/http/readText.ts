import { CleatError } from '../errors/cleatError.ts'

const maxBytes = 4_000_000

/** Reads the text of a response. The limit protects the page's memory from endless responses. */
export async function readText(response: Response, service: string): Promise<string> {
  const bad = (reason: string) =>
    new CleatError('SERVICE_BAD_ANSWER', { context: { service, reason } })
  const reader = response.body?.getReader()
  if (!reader) throw bad('no body')
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > maxBytes) {
      void reader.cancel().catch(() => undefined)
      throw bad('larger than 4 MB')
    }
    text += decoder.decode(value, { stream: true })
  }
}
