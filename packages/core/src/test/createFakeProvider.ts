import type { ProviderRequest } from '../contract/adapter/providerRequest.ts'

/** `never`, because each event has its own payload type. */
type Listener = (payload: never) => void

/** An EIP-1193 wallet with scripted answers. */
export type FakeProvider = {
  request(request: ProviderRequest): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  /** By method; a function is called with the request, anything else is the answer. */
  readonly answers: { [method: string]: unknown }
  readonly requests: ProviderRequest[]
  emit(event: string, payload: unknown): void
  countListeners(): number
}

export function createFakeProvider(answers: { [method: string]: unknown } = {}): FakeProvider {
  const requests: ProviderRequest[] = []
  const listeners: { event: string; listener: Listener }[] = []
  return {
    answers,
    requests,
    async request(request) {
      requests.push(request)
      const answer = answers[request.method]
      return typeof answer === 'function' ? answer(request) : answer
    },
    on(event: string, listener: Listener) {
      listeners.push({ event, listener })
    },
    removeListener(event: string, listener: Listener) {
      const at = listeners.findIndex(
        (entry) => entry.event === event && entry.listener === listener,
      )
      if (at >= 0) listeners.splice(at, 1)
    },
    emit(event, payload) {
      for (const entry of [...listeners])
        if (entry.event === event) entry.listener(payload as never)
    },
    countListeners: () => listeners.length,
  }
}
