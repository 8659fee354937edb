/** How a service of names answers, by what it is asked. */
export type NamesService = {
  /** The request of each registration, in order. */
  readonly registrations: { readonly message: string }[]
  /** What was signed for each change, in order. */
  readonly changes: { readonly message: string }[]
  readonly fetch: typeof window.fetch
}

export const zone = 'harbour.eth'

export type OfferedName = {
  readonly label: string
  readonly isIncoming: boolean
  readonly isAccepted?: boolean | undefined
}

export declare namespace answerNames {
  type Parameters = {
    /** Taken labels. @default 'alice' and 'alice1' */
    taken?: readonly string[] | undefined
    /** Labels that look like a taken one. @default 'a11ce' */
    similar?: readonly string[] | undefined
    /** Labels that are kept back. @default 'support' */
    reserved?: readonly string[] | undefined
    suggest?: (() => Response | Promise<Response>) | undefined
    register?: (() => Response | Promise<Response>) | undefined
    zone?: (() => Response | Promise<Response>) | undefined
    /** The names that the account has. @default none */
    owned?: readonly string[] | undefined
    /** What was offered to the account and by it. @default nothing */
    transfers?: readonly OfferedName[] | undefined
    /** The answer to a change. @default it is done */
    change?: (() => Response | Promise<Response>) | undefined
  }
}

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const time = '2026-11-27T12:00:00.000Z'

/** A refusal of the service, as a response. */
export function refuseName(code: string, description: string, status = 409): Response {
  return Response.json({ code, reasons: [{ name: code, description }] }, { status })
}

/** A service of names in the page. Everything else is answered with 503. */
export function answerNames(parameters: answerNames.Parameters = {}): NamesService {
  const { taken = ['alice', 'alice1'], similar = ['a11ce'], reserved = ['support'] } = parameters
  const { suggest, register, owned = [], change } = parameters
  let { transfers = [] } = parameters
  const registrations: { message: string }[] = []
  const changes: { message: string }[] = []
  const names = new Map(owned.map((label) => [label, owner]))
  const toProfile = (label: string, address: string) => ({
    ...{ name: `${label}.${zone}`, registered_at: time, attributes: [] },
    addresses: { 60: { address, created: time } },
  })
  const offer = (label: string) => {
    const labels = [label, `${label}1`, `${label}7`, `${label}42`, `${label}dao`]
    return labels
      .filter((one) => !reserved.includes(one))
      .map((one) => ({
        name: `${one}.${zone}`,
        registered: taken.includes(one) || similar.includes(one) || names.has(one),
      }))
  }
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const [part = ''] = pathname.split('/').slice(-1).map(decodeURIComponent)
    const label = part.replace(`.${zone}`, '')
    if (pathname === '/v1/profile/zone')
      return parameters.zone?.() ?? Response.json({ zone, minLength: 4 })
    if (pathname.startsWith('/v1/profile/suggestions/'))
      return suggest?.() ?? Response.json({ suggestions: offer(label) })
    if (pathname.startsWith('/v1/profile/reverse/'))
      return Response.json([...names].map(([one, owner]) => toProfile(one, owner)))
    if (pathname.startsWith('/v1/profile/transfers/'))
      return Response.json(transfers.map(toTransfer))
    if (pathname.startsWith('/v1/profile/account/') && request.method === 'POST') {
      const { message } = await request.json()
      changes.push({ message })
      if (change) return change()
      const [, done = ''] = /name:(?:accept|transfer):([^.]+)/.exec(message) ?? []
      transfers = transfers
        .filter((one) => one.label !== done || one.isIncoming)
        .map((one) => (one.label === done ? { ...one, isAccepted: true } : one))
      return Response.json({ success: true })
    }
    if (pathname.startsWith('/v1/profile/account/'))
      return taken.includes(label)
        ? Response.json(toProfile(label, `0x${'2'.repeat(40)}`))
        : Response.json({ code: 'NOT_FOUND' }, { status: 404 })
    if (pathname === '/v1/auth/nonce')
      return Response.json({
        ...{ nonce: 'abcdefgh12345678', domain: location.host, uri: location.origin, token: 'a' },
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(Date.now() + 600_000).toISOString(),
        statement: searchParams.get('statement'),
        resources: searchParams.getAll('resource'),
      })
    if (pathname === '/v1/profile/account' && request.method === 'POST') {
      const { message, address } = await request.json()
      registrations.push({ message })
      if (register) return register()
      const [, wanted = ''] = /name:register:([^.]+)/.exec(message) ?? []
      names.set(wanted, address)
      return Response.json({ success: true })
    }
    return Response.json({}, { status: 503 })
  }
  return { registrations, changes, fetch: async (...given) => answer(new Request(...given)) }
}

function toTransfer({ label, isIncoming, isAccepted }: OfferedName): object {
  const [from, to] = isIncoming ? [other, owner] : [owner, other]
  return {
    ...{ name: `${label}.${zone}`, from: `eip155:1:${from}`, to: `eip155:1:${to}` },
    ...{ offered_at: time, ends_at: '2026-12-04T12:00:00.000Z' },
    ...(isAccepted && { accepted_at: time, resolves_at: '2026-11-28T12:00:00.000Z' }),
  }
}
