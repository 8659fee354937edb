import type { Mailbox } from '@cleat/localnet'

export type Codes = {
  /** The code of the next mail to an address, which one at a time waits for. */
  next(address: string, timeoutMs: number): Promise<string>
  stop(): void
}

const pollMs = 2

/** Reads codes from mails as they arrive. */
export function followCodes(mailbox: Pick<Mailbox, 'mails'>): Codes {
  const waiting = new Map<string, (code: string) => void>()
  let last = mailbox.mails.at(-1)
  const timer = setInterval(() => {
    // The mailbox drops its oldest mails, so an index says nothing.
    const known = last ? mailbox.mails.lastIndexOf(last) : -1
    for (const { to, subject } of mailbox.mails.slice(known + 1)) {
      const [address = ''] = to
      const [code = ''] = /^\d{6}\b/.exec(subject) ?? []
      waiting.get(address)?.(code)
      waiting.delete(address)
    }
    last = mailbox.mails.at(-1)
  }, pollMs)
  return {
    next: (address, timeoutMs) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(() => {
          waiting.delete(address)
          reject(new Error(`There was no mail to ${address} within ${timeoutMs} ms.`))
        }, timeoutMs)
        waiting.set(address, (code) => {
          clearTimeout(end)
          resolve(code)
        })
      }),
    stop: () => clearInterval(timer),
  }
}
