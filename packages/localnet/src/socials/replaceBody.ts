import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** Gives a request whose body was read another one, for who reads it next. */
export function replaceBody(request: IncomingMessage, body: string): void {
  const bytes = Buffer.from(body)
  const next = Readable.from([bytes], { objectMode: false })
  request.headers['content-length'] = String(bytes.length)
  Object.defineProperties(request, {
    readable: { get: () => next.readable },
    iterator: { value: next.iterator.bind(next) },
    [Symbol.asyncIterator]: { value: next[Symbol.asyncIterator].bind(next) },
  })
}
