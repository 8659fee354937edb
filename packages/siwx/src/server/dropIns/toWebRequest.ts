import type { ExpressRequest } from './expressMessages.ts'

/** A request of Express as one of the web. Its host is among the headers alone. */
export function toWebRequest(request: ExpressRequest): Request {
  const { method, originalUrl, body } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  const url = new URL(originalUrl, 'http://localhost')
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  if (body !== undefined) {
    // Its length was that of the body as it came.
    headers.delete('content-length')
    return new Request(url, { method, headers, body: JSON.stringify(body) })
  }
  const stream = { body: toStream(request), duplex: 'half' }
  return new Request(url, { method, headers, ...stream })
}

function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
