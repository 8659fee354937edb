import type { CDPSession, Page } from 'playwright-core'

export type RecordedRequest = {
  readonly url: string
  /** Bytes on the wire, headers included. */
  bytes: number
}

/** Records the requests of a page from now on. */
export async function recordRequests(
  page: Page,
  session: CDPSession,
): Promise<readonly RecordedRequest[]> {
  const requests: RecordedRequest[] = []
  const open = new Map<string, RecordedRequest>()
  const record = (id: string, url: string) => {
    // These URLs cause no network request.
    if (/^(data|blob):/.test(url)) return
    const request = { url, bytes: 0 }
    open.set(id, request)
    requests.push(request)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    record(requestId, request.url),
  )
  session.on('Network.webSocketCreated', ({ requestId, url }) => record(requestId, url))
  session.on('Network.webTransportCreated', ({ transportId, url }) => record(transportId, url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  // Requests of a worker are invisible here, so the worker itself counts as one.
  page.on('worker', (worker) => requests.push({ url: `worker ${worker.url()}`, bytes: 0 }))
  await session.send('Network.enable')
  return requests
}
