import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'

/** An account that was signed in when it was last seen. */
export type SignInFact = {
  /** CAIP-10. */
  readonly account: string
  readonly subject: string
  readonly endsAt?: string | undefined
  /** When to lengthen the session, in ms since 1970. Absent: the service lengthens none. */
  readonly refreshAt?: number | undefined
  /** The service was not told that it ended. */
  readonly isEnding?: true | undefined
}

const most = 8

type Stored = Pick<FeatureRuntime, 'storage'>

/** The accounts that were signed in, without those whose time is over. */
export function readFacts({ storage }: Stored): readonly SignInFact[] {
  const now = Date.now()
  return (storage.get('signIn') ?? [])
    .flatMap((value) => readFact(value) ?? [])
    .filter(({ endsAt }) => endsAt === undefined || Date.parse(endsAt) > now)
    .slice(0, most)
}

/** Replaces the fact of an account, or removes it. */
export function writeFact(kit: Stored, account: string, fact: SignInFact | undefined): void {
  const others = readFacts(kit).filter((one) => one.account !== account)
  const facts = [...(fact ? [fact] : []), ...others].slice(0, most)
  if (facts.length > 0) kit.storage.set('signIn', facts)
  else kit.storage.remove('signIn')
}

function readFact(value: unknown): SignInFact | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { account, subject, endsAt, refreshAt, isEnding } = value as Partial<
    Record<keyof SignInFact, unknown>
  >
  if (!isText(account) || !isText(subject)) return undefined
  if (endsAt !== undefined && !(isText(endsAt) && Number.isFinite(Date.parse(endsAt))))
    return undefined
  return {
    ...{ account, subject },
    ...(endsAt === undefined ? {} : { endsAt }),
    ...(typeof refreshAt === 'number' ? { refreshAt } : {}),
    ...(isEnding === true ? { isEnding } : {}),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 2 && value.length < 300
}
