const timeoutMs = 10_000

/** Sends one request over a new WebSocket and closes it. Many chains have no HTTP endpoint. */
export function callWebSocket(parameters: {
  url: string
  body: unknown
}): Promise<{ result?: unknown; error?: unknown }> {
  const { url, body } = parameters
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const fail = (reason: string) => end(() => reject(new Error(`${reason}: ${url}`)))
    const timer = setTimeout(() => fail('No answer in time'), timeoutMs)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
      socket.close()
    }
    socket.onopen = () => socket.send(JSON.stringify(body))
    socket.onerror = () => fail('Not reached')
    socket.onclose = () => fail('Closed')
    socket.onmessage = ({ data }) => {
      try {
        const answer: unknown = JSON.parse(String(data))
        if (typeof answer !== 'object' || answer === null) throw new Error('No object')
        end(() => resolve(answer))
      } catch {
        fail('Nothing readable')
      }
    }
  })
}
