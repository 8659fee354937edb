import { until } from '../until.ts'
import { readCode } from './readCode.ts'

/** What a mailbox of tests has got, by address. */
export type MailboxReader = {
  /**
   * The code of the newest mail with one. Waits for a code that it has not given before: a service
   * often shows where a code is typed before its mail is there.
   * @throws if none comes in time
   */
  codeFor(
    address: string,
    options?: {
      /** How long to wait, in milliseconds. @default 10000 */
      readonly timeoutMs?: number | undefined
    },
  ): Promise<string>
  /** The subjects of all mails so far, oldest first. Does not wait. */
  subjectsFor(address: string): Promise<readonly string[]>
  /**
   * The first link of the newest mail with one. Waits for it.
   * @throws if none comes in time
   */
  linkFor(
    address: string,
    options?: {
      /** How long to wait, in milliseconds. @default 10000 */
      readonly timeoutMs?: number | undefined
    },
  ): Promise<string>
}

/** Parameters of `createMailboxReader`. */
export type CreateMailboxReaderParameters = {
  /** Where the mails are as JSON, such as `jsonUrl` of `startMailbox`. */
  url: string
}

/** A login often takes a second, and a busy machine is slow. */
const waitMs = 10_000

/**
 * Reads the mails that the wallet's service sent to visitors of a test: `GET` of `url` answers
 * `{ mails: [{ to, subject, text }] }`, oldest first, as `startMailbox` of `@cleat/localnet` does.
 * The test may run in another process than the mailbox.
 * @example
 * ```ts
 * import { startMailbox } from '@cleat/localnet'
 * import { createMailboxReader } from '@cleat/testing/auth'
 *
 * await using mailbox = await startMailbox()
 * const mails = createMailboxReader({ url: mailbox.jsonUrl })
 * export const code = await mails.codeFor('ada@mail.example')
 * ```
 */
export function createMailboxReader(parameters: CreateMailboxReaderParameters): MailboxReader {
  const { url } = parameters
  const given = new Map<string, string>()
  const listFor = async (address: string) => {
    const { mails } = (await (await fetch(url)).json()) as { mails: readonly Mail[] }
    return mails.filter(({ to }) => to.includes(address.toLowerCase()))
  }
  return {
    async codeFor(address, { timeoutMs = waitMs } = {}) {
      const code = await until({
        async find() {
          const codes = (await listFor(address)).flatMap(({ subject }) => readCode(subject) ?? [])
          const newest = codes.at(-1)
          return newest === given.get(address) ? undefined : newest
        },
        missing: `No code came for ${address} within ${timeoutMs} ms.`,
        timeoutMs,
      })
      given.set(address, code)
      return code
    },
    subjectsFor: async (address) => (await listFor(address)).map(({ subject }) => subject),
    linkFor: (address, { timeoutMs = waitMs } = {}) =>
      until({
        async find() {
          const mails = await listFor(address)
          return mails.flatMap(({ text = '' }) => /https?:\/\/\S+/.exec(text)?.[0] ?? []).at(-1)
        },
        missing: `No mail with a link came for ${address} within ${timeoutMs} ms.`,
        timeoutMs,
      }),
  }
}

type Mail = {
  readonly to: readonly string[]
  readonly subject: string
  readonly text?: string | undefined
}
