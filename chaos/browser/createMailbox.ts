import type { Page } from './page.ts'

/** A request of a page that has no answer yet. */
export type Letter = {
  readonly page: Page
  readonly url: string
  readonly method: string
  readonly body: string | undefined
  answer(response: { status: number; body: string; type?: string | undefined }): void
  /** The connection breaks. */
  fail(): void
}

/** What pages ask of servers. Each request waits to be answered by a step. */
export type Mailbox = {
  /** Oldest first, without those of closed pages and those that were aborted. */
  readonly letters: readonly Letter[]
  /** How many there have been. */
  readonly count: number
  send(page: Page, request: Request, body: string | undefined): Promise<Response>
  take(at: number): Letter | undefined
}

export function createMailbox(): Mailbox {
  let letters: Letter[] = []
  let count = 0
  const readOpen = () => {
    letters = letters.filter(({ page }) => page.isOpen)
    return letters
  }
  return {
    get letters() {
      return readOpen()
    },
    get count() {
      return count
    },
    send(page, request, body) {
      count += 1
      const { url, method, signal } = request
      return new Promise((resolve, reject) => {
        const letter: Letter = {
          ...{ page, url, method, body },
          answer({ status, body: text, type = 'application/json' }) {
            if (!page.isOpen) return
            resolve(toResponse(text, { status, headers: { 'content-type': type } }))
          },
          fail() {
            if (page.isOpen) reject(new TypeError('Failed to fetch'))
          },
        }
        const abort = () => {
          letters = letters.filter((one) => one !== letter)
          reject(signal.reason)
        }
        if (signal.aborted) return abort()
        signal.addEventListener('abort', abort)
        letters.push(letter)
      })
    },
    take(at) {
      const open = readOpen()
      const letter = open[at % Math.max(1, open.length)]
      letters = open.filter((one) => one !== letter)
      return letter
    },
  }
}

/** A response whose JSON is read by `JSON.parse`, so that it can be watched. */
function toResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  const value = async (): Promise<unknown> => JSON.parse(await response.text())
  return Object.defineProperty(response, 'json', { value })
}
